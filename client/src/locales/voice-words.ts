/** A place that a kid can ask to see. */
export type Place =
  'chores' | 'rewards' | 'nest' | 'badges' | 'messages' | 'leaderboard' | 'chore-history' | 'reward-history';

/** What a kid can say while a routine runs. */
export type PlayerCommand = 'next' | 'back' | 'pause' | 'keepGoing' | 'again' | 'time';

/**
 * What kids say to Pip in one language: `locales/<language>/voice/words.ts`. Nothing here is ever shown. Write what a child
 * says, and what a browser writes down when a child's tongue slips ('shores' for 'chores').
 *
 * Before anything is compared, both what was said and all that stands here become lower case without accents and signs;
 * ß is ss, œ is oe, Arabic letters have no marks and no tatweel, ة is ه and ى is ي. So each word is needed once, without
 * such variants. A long word may also have a wrong letter or two.
 *
 * A list of single words is one text with spaces between them; phrases are an array, in which fillers may be left out. The
 * order of words is free, and of a phrase a part may be missing.
 */
export interface VoiceWords {
  /** Said around a place without changing what is meant: 'show me my chores' is 'chores', 'zeig mir meine Aufgaben' is 'Aufgaben'. */
  going: string;
  /** What says that a chore is or will be done, in each form that kids use ('do', 'did'; 'mache', 'gemacht'). The rest names it. */
  doing: string;
  /** What asks for a reward ('get', 'want'; 'will', 'kriegen'). The rest names it. */
  getting: string;
  /** Said around what is meant, and never what is meant: articles, 'my', 'please', 'hey', 'Pip', 'um'. Articles that are also 'one' stand here and not among the numbers. */
  fillers: string;
  /** Where each place is asked for: its name on the screen, other words for it, questions that it answers, words that sound like it. */
  open: Readonly<Record<Place, readonly string[]>>;
  /** 'How many stars do I have?' */
  stars: readonly string[];
  /** 'What can I say?' */
  help: readonly string[];
  /** Logging out. */
  exit: readonly string[];
  /** Closing the conversation. */
  close: readonly string[];
  /**
   * While a routine runs: the step is done, the step before, a break, the end of the break ('keepGoing'), reading the step
   * once more ('again'), and how much time is left. Commas separate phrases. The same phrase can end a break and a step.
   */
  player: Readonly<Record<PlayerCommand, string>>;
  /** An answer to Pip's 'Is it done?' and 'Get it?'. */
  yes: readonly string[];
  no: readonly string[];
  /** 'The second one' of those that are shown: for each of the first four all forms of the word, as 'zweite zweiten zweiter zweites'. Figures are known. */
  ordinals: readonly [string, string, string, string];
  /** The numbers from 0 to 100 in words, with commas between numbers and '|' between forms of one: 'soixante-dix|septante'. Figures are known. */
  numbers: string;
  /**
   * What makes forms of one word the same: each pattern is replaced, in this order, as long as three letters are left. Take
   * off endings ('aufgaben', 'aufgabe'), what stands in front ('المطبخ', 'مطبخ'), or inside ('aufgeräumt', 'aufräumen').
   * Patterns see the word as it is compared, so without accents. It may turn words into what is no word.
   */
  forms: readonly (readonly [pattern: RegExp, replacement: string])[];
  /** Words that mean the same in chores and rewards though they look different ('trash garbage rubbish', 'rausbringen rausgebracht'). Names of chores are written by parents. */
  alike: readonly string[];
  /** Whether an apostrophe stands between two words ('l’eau') instead of in one ('mom’s'). */
  apostropheParts: boolean;
}
