import { describe, expect, it } from 'vitest';
import { oneLine } from './one-line';

describe('oneLine', () => {
  it.each([
    [new Error('the disk is full\n at …'), 'the disk is full'],
    [
      new Error('Failed query: select 1', { cause: new Error('permission denied for schema public') }),
      'permission denied for schema public',
    ],
    [
      new AggregateError([new Error('connect ECONNREFUSED ::1:5432'), new Error('connect ECONNREFUSED')]),
      'connect ECONNREFUSED ::1:5432',
    ],
    [new RangeError(), 'RangeError'],
    [new Error('stopped', { cause: 'SIGTERM' }), 'stopped'],
    ['a text', 'a text'],
  ])('formats %j', (error, line) => {
    expect(oneLine(error)).toBe(line);
  });
});
