import { phraseLikeness } from './likeness';
import type { Vocabulary } from './vocabulary';
import { contentOf, type Reader } from './words';

export interface Named {
  id: string;
  name: string;
}

/** Names this close to the best are as likely meant. */
const MARGIN = 0.12;
/** As many as can be shown and remembered. */
const MOST = 4;

export interface Picked {
  /** The likeliest, best first; more than one where it cannot be told which is meant. */
  ids: readonly string[];
  /** How well the best one fits, 0 to 1. */
  score: number;
}

/** Whom of `names` the words mean. */
export function pickNames(said: readonly string[], names: readonly Named[], reader: Reader): Picked {
  const scored = names
    .map(({ id, name }) => ({
      id,
      score: phraseLikeness(said, contentOf(reader.wordsOf(name), reader), reader),
    }))
    .toSorted((a, b) => b.score - a.score);
  const best = scored[0]?.score ?? 0;
  if (best === 0) return { ids: [], score: 0 };
  // One that fits to the letter is meant, however close another comes.
  const margin = best === 1 ? 0 : MARGIN;
  const ids = scored.filter(({ score }) => score >= best - margin).slice(0, MOST);
  return { ids: ids.map(({ id }) => id), score: best };
}

/** Which of the few that are shown was chosen: by its name, or as 'the second one'; null if it cannot be told. */
export function pickShown(
  alternatives: readonly string[],
  shown: readonly Named[],
  vocabulary: Vocabulary,
): string | null {
  for (const text of alternatives) {
    const words = vocabulary.wordsOf(text);
    const picked = pickNames(contentOf(words, vocabulary), shown, vocabulary);
    if (picked.score >= 0.5 && picked.ids.length === 1) return picked.ids[0] ?? null;
    // 'The second one': the first word that counts is meant.
    const counted = words.map((word) => vocabulary.ordinals.findIndex((forms) => forms.has(word)));
    const chosen = shown[counted.find((nth) => nth !== -1) ?? -1];
    if (chosen) return chosen.id;
  }
  return null;
}
