import type { VoiceWords } from '@/locales/voice-words';

/** Spoken text as words that can be compared: how a child says it, how the browser writes it down, how a parent typed it. */
export interface Reader {
  /** Lower case words of letters and digits in any script, without accents and signs; numbers as digits. */
  wordsOf: (text: string) => string[];
  /** The same for all forms of a word: 'dishes' and 'dish', 'washing' and 'wash'. */
  stemOf: (word: string) => string;
  fillers: ReadonlySet<string>;
}

/** How words of this language are read. */
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

/** What is written in two ways and is one letter, beside what NFKD takes apart. The last is the tatweel, no letter at all. */
const FOLDS = { ß: 'ss', œ: 'oe', æ: 'ae', ø: 'o', ة: 'ه', ى: 'ي', '\u0640': '' } as const;

function fold(text: string): string {
  let plain = text.toLowerCase().normalize('NFKD').replaceAll(/\p{M}/gu, '');
  for (const [letter, other] of Object.entries(FOLDS)) plain = plain.replaceAll(letter, other);
  // Both rows of Arabic digits end in their value.
  return plain.replaceAll(/[\u0660-\u0669\u06f0-\u06f9]/g, (digit) => String(digit.charCodeAt(0) % 16));
}

/** 'twenty five' as '25', 'ten' as '10', of the most words that make a number. */
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

/** How many words a number may have: 'quatre vingt dix neuf'. */
const LENGTHS = [5, 4, 3, 2, 1];

/** The words that carry the meaning; all of them where nothing else would be left. */
export function contentOf(words: readonly string[], { fillers }: Pick<Reader, 'fillers'>): string[] {
  const left = words.filter((word) => !fillers.has(word));
  return left.length > 0 ? left : [...words];
}

const isStemmed = (word: string) => word.length > 3 && !/^\p{N}/u.test(word);

/** `word` without what the pattern finds, unless too little of it would be left. */
function takeOff(word: string, [pattern, replacement]: readonly [RegExp, string]): string {
  const rest = word.replace(pattern, replacement);
  return rest.length < 3 ? word : rest;
}
