import { compileMessage } from '@lingui/message-utils/compileMessage';
import { describe, expect, it } from 'vitest';
import { isolateValues } from './isolate';

const isolated = (message: string) => isolateValues(compileMessage(message, (text) => text));

describe('isolateValues', () => {
  it('isolates a value within the text', () => {
    expect(isolated('{name}، {time}')).toEqual([
      '\u2068',
      ['name'],
      '\u2069',
      '، ',
      '\u2068',
      ['time'],
      '\u2069',
    ]);
  });

  it('isolates values within plurals and choices, but not the selecting value', () => {
    expect(isolated('{count, plural, one {{kid} واحد} other {#}}')).toEqual([
      ['count', 'plural', { one: ['\u2068', ['kid'], '\u2069', ' واحد'], other: ['#'] }],
    ]);
    expect(isolated('{known, select, yes {من {name}} other {لا}}')).toEqual([
      ['known', 'select', { yes: ['من ', '\u2068', ['name'], '\u2069'], other: ['لا'] }],
    ]);
  });

  it('leaves numbers and texts without values unchanged', () => {
    expect(isolated('{count, number} نجوم')).toEqual([['count', 'number'], ' نجوم']);
    expect(isolated('مرحبًا')).toEqual(['مرحبًا']);
  });
});
