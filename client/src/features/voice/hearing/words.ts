import type { VoiceWords } from '@/locales/voice-words';

export interface Reader {
  /** Returns words in lower case without accents and punctuation, with numbers as digits. */
  wordsOf: (text: string) => string[];
  /** 'dishes' and 'dish' have the same. */
  stemOf: (word: string) => string;
  fillers: ReadonlySet<string>;
}

export function readerOf({ fillers, numbers, forms, alike, apostropheParts }: VoiceWords): Reader {
  const split = (text: string) =>
    fold(text.replace(/['’‘`]/gu, apostropheParts ? ' ' : '')).match(/\p{N}+|\p{L}+/gu) ?? [];
  const values = new Map(
    numbers
      .split(',')
      .flatMap((ways, value) => ways.split('|').map((way) => [split(way).join(' '), value] as const)),
  );
  const wordsOf = (text: string) => withDigits(split(text), values);
  const formOf = (word: string) => (isStemmed(word) ? forms.reduce(takeOff, word) : word);
  const same = new Map(
    alike.flatMap((list) => {
      const [first = '', ...others] = wordsOf(list).map(formOf);
      return others.map((other) => [other, first] as const);
    }),
  );
  const stemOf = (word: string) => {
    const stem = formOf(word);
    return same.get(stem) ?? stem;
  };
  return { wordsOf, stemOf, fillers: new Set(wordsOf(fillers)) };
}

/** NFKD keeps these apart. The last is the tatweel, which is not a letter. */
const FOLDS = { ß: 'ss', œ: 'oe', æ: 'ae', ø: 'o', ة: 'ه', ى: 'ي', '\u0640': '' } as const;

function fold(text: string): string {
  let plain = text.toLowerCase().normalize('NFKD').replaceAll(/\p{M}/gu, '');
  for (const [letter, other] of Object.entries(FOLDS)) plain = plain.replaceAll(letter, other);
  // The last four bits of Arabic digits are their value.
  return plain.replaceAll(/[\u0660-\u0669\u06f0-\u06f9]/g, (digit) => String(digit.charCodeAt(0) % 16));
}

function withDigits(words: readonly string[], values: ReadonlyMap<string, number>): string[] {
  const out: string[] = [];
  for (let at = 0; at < words.length;) {
    const length = LENGTHS.find((count) => values.has(words.slice(at, at + count).join(' '))) ?? 0;
    const value = values.get(words.slice(at, at + length).join(' '));
    out.push(value === undefined ? (words[at] ?? '') : String(value));
    at += Math.max(1, length);
  }
  return out;
}

/** Number of words of a number: 'quatre vingt dix neuf'. */
const LENGTHS = [5, 4, 3, 2, 1];

export function contentOf(words: readonly string[], { fillers }: Pick<Reader, 'fillers'>): string[] {
  const left = words.filter((word) => !fillers.has(word));
  return left.length > 0 ? left : [...words];
}

const isStemmed = (word: string) => word.length > 3 && !/^\p{N}/u.test(word);

/** Removes the ending unless too little would remain. */
function takeOff(word: string, [pattern, replacement]: readonly [RegExp, string]): string {
  const rest = word.replace(pattern, replacement);
  return rest.length < 3 ? word : rest;
}
