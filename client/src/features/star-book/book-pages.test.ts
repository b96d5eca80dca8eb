import { describe, expect, it } from 'vitest';
import type { LedgerEntry } from '@shared/contracts/stars';
import { bookPages } from './star-book';

const entry = (id: string, at: string): LedgerEntry => ({
  id,
  kind: 'chore',
  amount: 3,
  balance: 3,
  label: id,
  iconName: null,
  imageUrl: null,
  at,
  by: null,
  submissionId: id,
  redemptionId: null,
  reverses: null,
  reversedBy: null,
});
const dayOf = (timestamp: string) => timestamp.slice(0, 10);
const shape = (entries: LedgerEntry[]) =>
  bookPages(entries, dayOf).map(({ day, entries: lines }) => [day, lines.map(({ id }) => id).join('')]);

const book = [
  entry('a', '2029-03-04T18:00:00.000Z'),
  entry('b', '2029-03-04T17:00:00.000Z'),
  entry('c', '2029-03-04T16:00:00.000Z'),
  entry('d', '2029-03-04T15:00:00.000Z'),
  entry('e', '2029-03-03T18:00:00.000Z'),
  entry('f', '2029-02-01T18:00:00.000Z'),
];

describe('the pages of the star book', () => {
  it('have up to three lines of one day', () => {
    expect(shape(book)).toEqual([
      ['2029-03-04', 'abc'],
      ['2029-03-04', 'd'],
      ['2029-03-03', 'e'],
      ['2029-02-01', 'f'],
    ]);
    expect(shape([])).toEqual([]);
  });

  it('stay unchanged when older lines load, except the last page', () => {
    for (let read = 1; read < book.length; read += 1) {
      const before = shape(book.slice(0, read));
      expect(shape(book).slice(0, before.length - 1)).toEqual(before.slice(0, -1));
    }
  });
});
