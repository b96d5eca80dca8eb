import type { Reader } from './words';

export function editDistance(a: string, b: string): number {
  const from = Array.from(a);
  const to = Array.from(b);
  let before: number[] = [];
  let above = Array.from({ length: to.length + 1 }, (_, column) => column);
  for (const [i, letter] of from.entries()) {
    const row = [i + 1];
    for (const [j, other] of to.entries()) {
      const least = Math.min(at(above, j + 1) + 1, at(row, j) + 1, at(above, j) + Number(letter !== other));
      const swapped = i > 0 && j > 0 && letter === to[j - 1] && other === from[i - 1];
      row.push(swapped ? Math.min(least, at(before, j - 1) + 1) : least);
    }
    before = above;
    above = row;
  }
  return at(above, to.length);
}

const at = (row: readonly number[], index: number) => row[index] ?? Number.POSITIVE_INFINITY;

const allowance = (length: number) => (length < 4 ? 0 : length < 6 ? 1 : length < 9 ? 2 : 3);

/** Returns 1 for any form of the same word, 0 for another. */
export function wordLikeness(a: string, b: string, { stemOf }: Pick<Reader, 'stemOf'>): number {
  if (a === b) return 1;
  const [one, other] = [stemOf(a), stemOf(b)];
  if (one === other) return 1;
  // A wrong digit is another number.
  if (/\p{N}/u.test(one + other)) return 0;
  const distance = Math.min(editDistance(one, other), editDistance(a, b));
  if (distance > allowance(Math.min(a.length, b.length))) return 0;
  return 1 - distance / Math.max(a.length, b.length);
}

/** Similarity from 0 to 1. Words may be in any order, missing, joined or split. */
export function phraseLikeness(
  said: readonly string[],
  name: readonly string[],
  reader: Pick<Reader, 'stemOf'>,
): number {
  if (said.length === 0 || name.length === 0) return 0;
  const runTogether = wordLikeness(said.join(''), name.join(''), reader);
  const whole = runTogether >= 0.8 ? runTogether : 0;
  const free = [...said];
  let shared = 0;
  for (const word of name) {
    const scores = free.map((other) => wordLikeness(word, other, reader));
    const best = Math.max(0, ...scores);
    if (best === 0) continue;
    shared += best;
    free.splice(scores.indexOf(best), 1);
  }
  return Math.max(whole, (2 * shared) / (said.length + name.length));
}
