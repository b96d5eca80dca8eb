import type { Vocabulary } from './vocabulary';
import { contentOf, type Reader } from './words';

export interface Named {
  id: string;
  name: string;
}

/** Names this close to the best are equally likely. */
const MARGIN = 0.12;
const MOST = 4;

export interface Picked {
  /** Ids, the best first. Several if it is ambiguous. */
  ids: readonly string[];
  score: number;
}

export function pickNames(said: readonly string[], names: readonly Named[], reader: Reader): Picked {
  const scored = names
    .map(({ id, name }) => ({
      id,
      score: phraseLikeness(said, contentOf(reader.wordsOf(name), reader), reader),
    }))
    .toSorted((a, b) => b.score - a.score);
  const best = scored[0]?.score ?? 0;
  if (best === 0) return { ids: [], score: 0 };
  // An exact match wins.
  const margin = best === 1 ? 0 : MARGIN;
  const ids = scored.filter(({ score }) => score >= best - margin).slice(0, MOST);
  return { ids: ids.map(({ id }) => id), score: best };
}

/** Picks a choice by its name or a position such as 'the second one'. */
export function pickShown(
  alternatives: readonly string[],
  shown: readonly Named[],
  vocabulary: Vocabulary,
): string | null {
  for (const text of alternatives) {
    const words = vocabulary.wordsOf(text);
    const picked = pickNames(contentOf(words, vocabulary), shown, vocabulary);
    if (picked.score >= 0.5 && picked.ids.length === 1) return picked.ids[0] ?? null;
    // In 'the second one', the first ordinal counts.
    const counted = words.map((word) => vocabulary.ordinals.findIndex((forms) => forms.has(word)));
    const chosen = shown[counted.find((nth) => nth !== -1) ?? -1];
    if (chosen) return chosen.id;
  }
  return null;
}

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
