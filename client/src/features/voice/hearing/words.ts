import { FILLERS, NUMBERS } from './vocabulary';

/** Spoken text as words that can be compared: how a child says it, how the browser writes it down, how a parent typed it. */

/** Lower case words of letters and digits in any script, without accents, apostrophes and signs; numbers as digits. */
export function wordsOf(text: string): string[] {
  const plain = text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[\p{M}'’‘`]/gu, '');
  return withDigits(plain.match(/\p{N}+|\p{L}+/gu) ?? []);
}

/** 'twenty five' as '25', 'ten' as '10'. */
function withDigits(words: readonly string[]): string[] {
  const out: string[] = [];
  let tens: number | null = null;
  for (const word of words) {
    const value = NUMBERS.get(word);
    if (tens !== null && value !== undefined && value > 0 && value < 10) {
      out[out.length - 1] = String(tens + value);
      tens = null;
      continue;
    }
    out.push(value === undefined ? word : String(value));
    tens = value !== undefined && value >= 20 && value < 100 ? value : null;
  }
  return out;
}

/** The words that carry the meaning; all of them where nothing else would be left. */
export function contentOf(words: readonly string[]): string[] {
  const left = words.filter((word) => !FILLERS.has(word));
  return left.length > 0 ? left : [...words];
}

/** A word without its ending, so that 'dishes', 'dish' and 'stories', 'story', 'washing', 'wash' are the same. */
export function stemOf(word: string): string {
  if (word.length < 4 || /^\p{N}/u.test(word)) return word;
  let stem = word;
  if (stem.endsWith('ies')) stem = `${stem.slice(0, -3)}y`;
  else if (/(?:s|x|z|ch|sh)es$/.test(stem)) stem = stem.slice(0, -2);
  else if (/[^suai]s$/.test(stem)) stem = stem.slice(0, -1);
  else if (/[aeiouy].*ing$/.test(stem) && stem.length > 5) stem = undouble(stem.slice(0, -3));
  else if (/[aeiouy].*ed$/.test(stem) && stem.length > 4) stem = undouble(stem.slice(0, -2));
  return stem.length > 3 && stem.endsWith('e') ? stem.slice(0, -1) : stem;
}

const undouble = (stem: string) => (/([bdgmnprt])\1$/.test(stem) ? stem.slice(0, -1) : stem);
