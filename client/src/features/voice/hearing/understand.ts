import { phraseLikeness } from './likeness';
import { pickNames, type Named } from './pick-names';
import { DOING, GETTING, GOING, NO, ORDERS, YES, type Order } from './vocabulary';
import { contentOf, wordsOf } from './words';

export interface Known {
  chores: readonly Named[];
  rewards: readonly Named[];
}

/** What was meant. A deed names the chores or rewards it may be about: none that we know, one, or several to choose from. */
export type Meaning = Order | { type: 'do' | 'get'; ids: readonly string[] } | { type: 'unknown' };

type Reading = { meaning: Meaning; score: number };

/** Below this it was something else. */
const LEAST = 0.62;
/** A name that is said without 'do' or 'get' has to fit better. */
const LEAST_BARE = 0.8;
/** Each further guess of the browser counts a little less. */
const LATER = 0.03;

/** What a kid meant by what the browser heard; `alternatives` best first, as it gives them. */
export function understand(alternatives: readonly string[], known: Known): Meaning {
  let best: Reading = { meaning: { type: 'unknown' }, score: 0 };
  for (const [index, text] of alternatives.entries()) {
    for (const { meaning, score } of readings(wordsOf(text), known)) {
      const weighed = score - index * LATER;
      if (weighed > best.score) best = { meaning, score: weighed };
    }
  }
  return best.meaning;
}

function readings(words: readonly string[], known: Known): Reading[] {
  if (words.length === 0) return [];
  return [
    ...orderReadings(words),
    ...deedReadings('do', DOING, words, known.chores),
    ...deedReadings('get', GETTING, words, known.rewards),
  ];
}

function orderReadings(words: readonly string[]): Reading[] {
  const said = contentOf(words);
  const bare = said.filter((word) => !GOING.has(word));
  return ORDERS.map(({ order, phrases }) => {
    const scores = phrases.map((phrase) => {
      const name = contentOf(wordsOf(phrase));
      return Math.max(phraseLikeness(said, name), phraseLikeness(bare, name) - 0.01);
    });
    return { meaning: order, score: Math.max(...scores) };
  }).filter(({ score }) => score >= LEAST);
}

function deedReadings(
  type: 'do' | 'get',
  verbs: ReadonlySet<string>,
  words: readonly string[],
  names: readonly Named[],
): Reading[] {
  const said = contentOf(words);
  const bare = pickNames(said, names);
  const found: Reading[] = [];
  if (bare.score >= LEAST_BARE) found.push({ meaning: { type, ids: bare.ids }, score: bare.score - 0.02 });

  const verb = words.findIndex((word) => verbs.has(word));
  const rest = words.slice(verb + 1);
  if (verb === -1 || rest.length === 0) return found;
  const picked = pickNames(contentOf(rest), names);
  if (picked.score >= LEAST) found.push({ meaning: { type, ids: picked.ids }, score: picked.score + 0.02 });
  // 'Do …' something we do not know: better said so than nothing understood at all.
  else if (verb <= 2 && said.length > 1) found.push({ meaning: { type, ids: [] }, score: 0.5 });
  return found;
}

/** The answer to a question that takes yes or no, or null. */
export function understandAnswer(alternatives: readonly string[]): 'yes' | 'no' | null {
  for (const text of alternatives) {
    const words = wordsOf(text);
    const fits = (phrases: readonly string[]) =>
      Math.max(
        ...phrases.map((phrase) => phraseLikeness(words, wordsOf(phrase))),
        ...words.map((word) => Number(phrases.includes(word))),
      );
    const [yes, no] = [fits(YES), fits(NO)];
    if (Math.max(yes, no) >= LEAST) return no >= yes ? 'no' : 'yes';
  }
  return null;
}
