import words from '@/locales/en/voice/words';

/** Where a kid can ask to go. */
export const PLACES = [
  'chores',
  'rewards',
  'badges',
  'messages',
  'leaderboard',
  'chore-history',
  'reward-history',
] as const;
export type Place = (typeof PLACES)[number];

/** What is meant by itself, without a chore or reward to go with it. */
export type FixedIntent = { type: 'open'; place: Place } | { type: (typeof PLAIN)[number] };

const PLAIN = ['stars', 'help', 'exit', 'close'] as const;

const setOf = (list: string): ReadonlySet<string> => new Set(list.split(' '));

export const GOING = setOf(words.going);
export const DOING = setOf(words.doing);
export const GETTING = setOf(words.getting);
export const FILLERS = setOf(words.fillers);
export const YES: readonly string[] = words.yes;
export const NO: readonly string[] = words.no;
export const ORDINALS: readonly (readonly string[])[] = words.ordinals;

/** What each may sound like. */
export const FIXED_INTENTS: readonly { intent: FixedIntent; phrases: readonly string[] }[] = [
  ...PLACES.map((place) => ({ intent: { type: 'open' as const, place }, phrases: words.open[place] })),
  ...PLAIN.map((type) => ({ intent: { type }, phrases: words[type] })),
];

/** Number words with what they stand for. */
export const NUMBERS: ReadonlyMap<string, number> = new Map([
  ...words.units.split(' ').map((word, value) => [word, value] as const),
  ...words.tens.split(' ').map((word, index) => [word, (index + 2) * 10] as const),
  [words.hundred, 100],
]);
