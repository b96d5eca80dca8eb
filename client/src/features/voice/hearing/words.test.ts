import { describe, expect, it } from 'vitest';
import english from '@/locales/en/voice/words';
import { readerOf } from './words';

/** A language with something of each, as the shape allows it. */
const { wordsOf, stemOf } = readerOf({
  ...english,
  numbers: 'null, eins|un, zwei, quatre-vingt-dix-neuf',
  forms: [
    [/^ال/, ''],
    [/^(auf)ge/, '$1'],
    [/(?:en|t)$/, ''],
  ],
  alike: ['rausbringen rausgebracht'],
  apostropheParts: true,
});

describe('the words of any language', () => {
  it('are folded, whatever the script', () => {
    expect(wordsOf('Straße, Œuf, MÜLL')).toEqual(['strasse', 'oeuf', 'mull']);
    expect(wordsOf('غُرْفَة أُمّي')).toEqual(wordsOf('غرفه امى'));
    expect(wordsOf('كتـــاب')).toEqual(['كتاب']);
  });

  it('have numbers as digits, also of several words and in Arabic digits', () => {
    expect(wordsOf('zwei, quatre-vingt-dix-neuf un')).toEqual(['2', '3', '1']);
    expect(wordsOf('١٢ ۳')).toEqual(['12', '3']);
  });

  it('are parted by an apostrophe where the language says so', () => {
    expect(wordsOf('l’eau d’os')).toEqual(['l', 'eau', 'd', 'os']);
    expect(readerOf(english).wordsOf('mom’s')).toEqual(['moms']);
  });

  it('lose what their forms add, unless too little is left', () => {
    expect(stemOf('المطبخ')).toBe(stemOf('مطبخ'));
    expect(stemOf('aufgeraumt')).toBe(stemOf('aufraumen'));
    expect(stemOf('alten')).toBe('alt');
    expect(stemOf('bett')).toBe('bet');
    expect(stemOf('الاب')).toBe('الاب');
  });

  it('are the same where the language says that they mean the same', () => {
    expect(stemOf('rausgebracht')).toBe(stemOf('rausbringen'));
  });
});
