import { describe, expect, it } from 'vitest';
import { errorKey } from '../error-text';
import { optionalName, requiredName } from './fields';

const name = requiredName(errorKey('validation.name'));

describe('a name', () => {
  it.each(['Mia', 'Anne-Marie O’Neil', 'مريم', 'می\u200cخواهم', 'क्\u200dष', '👩‍🚀 Zoë', '李小龍'])(
    'is accepted as %j',
    (text) => {
      expect(name.parse(text)).toBe(text);
      expect(optionalName().parse(text)).toBe(text);
    },
  );

  it.each([
    ['right-to-left override', 'Mia\u202Egpj.'],
    ['isolate', 'Mia\u2066x'],
    ['direction mark', 'Mia\u200E'],
    ['Arabic letter mark', 'Mi\u061Ca'],
    ['zero-width space', 'Mi\u200Ba'],
    ['word joiner', 'Mi\u2060a'],
    ['byte order mark', 'Mi\uFEFFa'],
    ['line break', 'Mia\nBen'],
    ['line separator', 'Mia\u2028Ben'],
    ['tab', 'Mia\tBen'],
  ])('is rejected with a %s', (_what, text) => {
    expect(name.safeParse(text).success).toBe(false);
    expect(optionalName().safeParse(text).success).toBe(false);
  });
});
