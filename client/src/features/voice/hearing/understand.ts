import { phraseLikeness } from './likeness';
import { pickNames, type Named } from './pick-names';
import { DOING, FIXED_INTENTS, GETTING, GOING, NO, YES, type FixedIntent } from './vocabulary';
import { contentOf, wordsOf } from './words';

export interface Known {
  chores: readonly Named[];
  rewards: readonly Named[];
}

/** What was meant. An action names the chores or rewards it may be about: none that is known, one, or several to choose from. */
export type Intent = FixedIntent | { type: 'do' | 'get'; ids: readonly string[] } | { type: 'unknown' };

type Reading = { intent: Intent; score: number };

/** Below this it was something else. */
const LEAST = 0.62;
/** A name that is said without 'do' or 'get' has to fit better. */
const LEAST_BARE = 0.8;
/** Each further guess of the browser counts a little less. */
const LATER = 0.03;

/** What a kid meant by what the browser heard; `alternatives` best first, as it gives them. */
export function understand(alternatives: readonly string[], known: Known): Intent {
  let best: Reading = { intent: { type: 'unknown' }, score: 0 };
  for (const [index, text] of alternatives.entries()) {
    for (const { intent, score } of readings(wordsOf(text), known)) {
      const weighed = score - index * LATER;
      if (weighed > best.score) best = { intent, score: weighed };
    }
  }
  return best.intent;
}

function readings(words: readonly string[], known: Known): Reading[] {
  if (words.length === 0) return [];
  return [
    ...fixedReadings(words),
    ...actionReadings('do', DOING, words, known.chores),
    ...actionReadings('get', GETTING, words, known.rewards),
  ];
}

function fixedReadings(words: readonly string[]): Reading[] {
  const said = contentOf(words);
  const bare = said.filter((word) => !GOING.has(word));
  return FIXED_INTENTS.map(({ intent, phrases }) => {
    const scores = phrases.map((phrase) => {
      const name = contentOf(wordsOf(phrase));
      return Math.max(phraseLikeness(said, name), phraseLikeness(bare, name) - 0.01);
    });
    return { intent, score: Math.max(...scores) };
  }).filter(({ score }) => score >= LEAST);
}

function actionReadings(
  type: 'do' | 'get',
  verbs: ReadonlySet<string>,
  words: readonly string[],
  names: readonly Named[],
): Reading[] {
  const said = contentOf(words);
  const bare = pickNames(said, names);
  const found: Reading[] = [];
  if (bare.score >= LEAST_BARE) found.push({ intent: { type, ids: bare.ids }, score: bare.score - 0.02 });

  const verb = words.findIndex((word) => verbs.has(word));
  const rest = words.slice(verb + 1);
  if (verb === -1 || rest.length === 0) return found;
  const picked = pickNames(contentOf(rest), names);
  if (picked.score >= LEAST) found.push({ intent: { type, ids: picked.ids }, score: picked.score + 0.02 });
  // 'Do …' something we do not know: better said so than nothing understood at all.
  else if (verb <= 2 && said.length > 1) found.push({ intent: { type, ids: [] }, score: 0.5 });
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
