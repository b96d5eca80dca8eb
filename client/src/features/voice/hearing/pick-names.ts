import { phraseLikeness } from './likeness';
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
