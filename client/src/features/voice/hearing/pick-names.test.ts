import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import english from '@/locales/en/voice/words';
import * as likeness from './pick-names';
import { readerOf } from './words';

const reader = readerOf(english);
const { stemOf, wordsOf } = reader;
const { editDistance } = likeness;
const wordLikeness = (a: string, b: string) => likeness.wordLikeness(a, b, reader);
const phraseLikeness = (said: string[], name: string[]) => likeness.phraseLikeness(said, name, reader);

describe('wordsOf', () => {
  it('keeps only words and numbers', () => {
    expect(wordsOf("It's Mom’s café, No. 3!")).toEqual(['its', 'moms', 'cafe', 'no', '3']);
    expect(wordsOf('twenty five or thirty minutes, ten times')).toEqual([
      '25',
      'or',
      '30',
      'minutes',
      '10',
      'times',
    ]);
    expect(wordsOf(' … 🎉 ')).toEqual([]);
  });
});

describe('stemOf', () => {
  it.each([
    ['dishes', 'dish'],
    ['stories', 'story'],
    ['washing', 'wash'],
    ['mopped', 'mop'],
    ['making', 'make'],
    ['chores', 'chore'],
  ])('gives %s and %s the same stem', (one, other) => expect(stemOf(one)).toBe(stemOf(other)));

  it('keeps short and different words apart', () => {
    expect(stemOf('bus')).toBe('bus');
    expect(stemOf('grass')).toBe('grass');
    expect(stemOf('king')).not.toBe(stemOf('kong'));
  });
});

describe('editDistance', () => {
  it('counts wrong, missing, added and swapped letters', () => {
    expect(editDistance('dishes', 'dishes')).toBe(0);
    expect(editDistance('dishes', 'fishes')).toBe(1);
    expect(editDistance('plants', 'pants')).toBe(1);
    expect(editDistance('trash', 'tarsh')).toBe(1);
    expect(editDistance('', 'abc')).toBe(3);
  });

  it('is symmetric and at most the length of the longer word', () => {
    const word = fc.string({ maxLength: 12 });
    fc.assert(
      fc.property(word, word, (a, b) => {
        expect(editDistance(a, b)).toBe(editDistance(b, a));
        expect(editDistance(a, b)).toBeLessThanOrEqual(Math.max(a.length, b.length));
      }),
    );
  });
});

describe('likeness', () => {
  it('is 1 for equal words and 0 for different ones', () => {
    expect(wordLikeness('dish', 'dishes')).toBe(1);
    expect(wordLikeness('cat', 'car')).toBe(0);
    expect(wordLikeness('10', '20')).toBe(0);
    expect(phraseLikeness(['leader', 'board'], ['leaderboard'])).toBe(1);
    expect(phraseLikeness([], ['cat'])).toBe(0);
  });

  it('is between 0 and 1, and 1 for identical phrases', () => {
    const words = fc.array(fc.stringMatching(/^[a-z]{1,9}$/), { minLength: 1, maxLength: 5 });
    fc.assert(
      fc.property(words, words, (a, b) => {
        expect(phraseLikeness(a, b)).toBeGreaterThanOrEqual(0);
        expect(phraseLikeness(a, b)).toBeLessThanOrEqual(1);
        expect(phraseLikeness(a, a)).toBe(1);
      }),
    );
  });
});
