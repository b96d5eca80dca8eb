import type { PlayerCommand } from '@/locales/voice-words';
import { pickNames, phraseLikeness, type Named } from './pick-names';
import type { FixedIntent, Vocabulary } from './vocabulary';
import { contentOf } from './words';

export interface Known {
  chores: readonly Named[];
  rewards: readonly Named[];
}

export type Intent = FixedIntent | { type: 'do' | 'get'; ids: readonly string[] } | { type: 'unknown' };

type Reading = { intent: Intent; score: number };

const LEAST = 0.62;
const LEAST_BARE = 0.8;
const LATER = 0.03;
/** Pip also hears other people's sentences in the player. */
const LEAST_IN_PLAYER = 0.78;

export function understand(alternatives: readonly string[], known: Known, vocabulary: Vocabulary): Intent {
  let best: Reading = { intent: { type: 'unknown' }, score: 0 };
  for (const [index, text] of alternatives.entries()) {
    for (const { intent, score } of readings(vocabulary.wordsOf(text), known, vocabulary)) {
      const weighed = score - index * LATER;
      if (weighed > best.score) best = { intent, score: weighed };
    }
  }
  return best.intent;
}

function readings(words: readonly string[], known: Known, vocabulary: Vocabulary): Reading[] {
  if (words.length === 0) return [];
  return [
    ...fixedReadings(words, vocabulary),
    ...actionReadings('do', words, known.chores, vocabulary),
    ...actionReadings('get', words, known.rewards, vocabulary),
  ];
}

function fixedReadings(words: readonly string[], vocabulary: Vocabulary): Reading[] {
  const said = contentOf(words, vocabulary);
  const bare = said.filter((word) => !vocabulary.going.has(word));
  return vocabulary.fixedIntents
    .map(({ intent, phrases }) => {
      const scores = phrases.map((phrase) =>
        Math.max(phraseLikeness(said, phrase, vocabulary), phraseLikeness(bare, phrase, vocabulary) - 0.01),
      );
      return { intent, score: Math.max(...scores) };
    })
    .filter(({ score }) => score >= LEAST);
}

function actionReadings(
  type: 'do' | 'get',
  words: readonly string[],
  names: readonly Named[],
  vocabulary: Vocabulary,
): Reading[] {
  const said = contentOf(words, vocabulary);
  const bare = pickNames(said, names, vocabulary);
  const found: Reading[] = [];
  if (bare.score >= LEAST_BARE) found.push({ intent: { type, ids: bare.ids }, score: bare.score - 0.02 });

  const { doing, getting } = vocabulary;
  const verbs = type === 'do' ? doing : getting;
  const verb = words.findIndex((word) => verbs.has(word));
  // 'I did the dishes' has the name after the verb, 'ich habe das Geschirr gemacht' in between.
  const rests = [
    words.slice(verb + 1),
    words.filter((word) => !doing.has(word) && !getting.has(word)),
  ].filter((rest) => rest.length > 0);
  const [picked] = rests
    .map((rest) => pickNames(contentOf(rest, vocabulary), names, vocabulary))
    .toSorted((a, b) => b.score - a.score);
  if (verb === -1 || !picked) return found;
  if (picked.score >= LEAST) found.push({ intent: { type, ids: picked.ids }, score: picked.score + 0.02 });
  // The verb alone still has a useful answer.
  else if (verb <= 2 && said.length > 1) found.push({ intent: { type, ids: [] }, score: 0.5 });
  return found;
}

export function understandAnswer(
  alternatives: readonly string[],
  vocabulary: Vocabulary,
): 'yes' | 'no' | null {
  for (const text of alternatives) {
    const words = vocabulary.wordsOf(text);
    const fits = (phrases: readonly (readonly string[])[]) =>
      Math.max(
        ...phrases.map((phrase) => phraseLikeness(words, phrase, vocabulary)),
        ...words.map((word) =>
          Number(phrases.some(([only, ...others]) => only === word && others.length === 0)),
        ),
      );
    const [yes, no] = [fits(vocabulary.yes), fits(vocabulary.no)];
    if (Math.max(yes, no) >= LEAST) return no >= yes ? 'no' : 'yes';
  }
  return null;
}

/** Returns the most likely of the possible commands in a player, or null. */
export function understandCommand(
  alternatives: readonly string[],
  possible: readonly string[],
  vocabulary: Vocabulary,
): PlayerCommand | null {
  let best: { command: PlayerCommand | null; score: number } = { command: null, score: LEAST_IN_PLAYER };
  for (const [index, text] of alternatives.entries()) {
    const said = contentOf(vocabulary.wordsOf(text), vocabulary);
    for (const { command, phrases } of vocabulary.playerCommands) {
      if (!possible.includes(command)) continue;
      const likeness = phrases.map((phrase) => phraseLikeness(said, phrase, vocabulary));
      const score = Math.max(...likeness) - index * LATER;
      if (score > best.score) best = { command, score };
    }
  }
  return best.command;
}
