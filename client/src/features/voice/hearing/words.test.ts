import { describe, expect, it } from 'vitest';
import english from '@/locales/en/voice/words';
import { readerOf } from './words';

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

describe('words of any language', () => {
  it('are normalized in every script', () => {
    expect(wordsOf('Straße, Œuf, MÜLL')).toEqual(['strasse', 'oeuf', 'mull']);
    expect(wordsOf('غُرْفَة أُمّي')).toEqual(wordsOf('غرفه امى'));
    expect(wordsOf('كتـــاب')).toEqual(['كتاب']);
  });

  it('have numbers as digits, including multi-word numbers and Arabic digits', () => {
    expect(wordsOf('zwei, quatre-vingt-dix-neuf un')).toEqual(['2', '3', '1']);
    expect(wordsOf('١٢ ۳')).toEqual(['12', '3']);
  });

  it('are split at apostrophes if the language requires it', () => {
    expect(wordsOf('l’eau d’os')).toEqual(['l', 'eau', 'd', 'os']);
    expect(readerOf(english).wordsOf('mom’s')).toEqual(['moms']);
  });

  it('lose their affixes unless too little remains', () => {
    expect(stemOf('المطبخ')).toBe(stemOf('مطبخ'));
    expect(stemOf('aufgeraumt')).toBe(stemOf('aufraumen'));
    expect(stemOf('alten')).toBe('alt');
    expect(stemOf('bett')).toBe('bet');
    expect(stemOf('الاب')).toBe('الاب');
  });

  it('have one stem for synonyms that the language defines', () => {
    expect(stemOf('rausgebracht')).toBe(stemOf('rausbringen'));
  });
});
