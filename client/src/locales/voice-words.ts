/** A place that a kid can ask to see. */
export type Place =
  'chores' | 'rewards' | 'nest' | 'badges' | 'messages' | 'leaderboard' | 'chore-history' | 'reward-history';

/** What a kid can say while a routine runs. */
export type PlayerCommand = 'next' | 'back' | 'pause' | 'keepGoing' | 'again' | 'time';

/**
 * The words of kids who talk to Pip, in one language (`locales/<language>/voice/words.ts`). They are never shown. Write
 * them as children say them, and as browsers mishear them ("shores" for "chores").
 *
 * Speech and these words are compared in lower case, without accents and punctuation: ß is ss, œ is oe, and Arabic has
 * no marks and no tatweel, ه for ة, and ي for ى. So each word is needed once. Long words may have one or two wrong
 * letters.
 *
 * Single words are one text with spaces between them. Phrases are an array. In a phrase, fillers and parts may be
 * missing, and the order is free.
 */
export interface VoiceWords {
  /** Words around a place that don't change the meaning: "show me my chores" means "chores". */
  going: string;
  /** Words for doing a chore, in each form that kids use ("do", "did"; "mache", "gemacht"). The rest names the chore. */
  doing: string;
  /** Words for getting a reward ("get", "want"; "will", "kriegen"). The rest names the reward. */
  getting: string;
  /** Words without meaning: articles, "my", "please", "hey", "Pip", "um". Articles that also mean "one" belong here. */
  fillers: string;
  /** For each place: its name on the screen, other words for it, questions that it answers, and similar sounds. */
  open: Readonly<Record<Place, readonly string[]>>;
  /** "How many stars do I have?" */
  stars: readonly string[];
  /** "What can I say?" */
  help: readonly string[];
  /** Logging out. */
  exit: readonly string[];
  /** Closing the conversation. */
  close: readonly string[];
  /**
   * While a routine runs: the step is done, the previous step, a pause, its end (`keepGoing`), reading the step again
   * (`again`), and the time left. Commas separate phrases. One phrase can end a pause and a step.
   */
  player: Readonly<Record<PlayerCommand, string>>;
  /** Answers to "Is it done?" and "Get it?". */
  yes: readonly string[];
  no: readonly string[];
  /** "The second one" of a list: all forms of each of the first four ("zweite zweiten zweiter zweites"). */
  ordinals: readonly [string, string, string, string];
  /** The numbers from 0 to 100 in words, with commas between numbers and "|" between forms: "soixante-dix|septante". */
  numbers: string;
  /**
   * Patterns that make the forms of a word equal, applied in this order while three letters are left. They remove
   * endings ("aufgaben", "aufgabe"), prefixes ("المطبخ", "مطبخ") and infixes ("aufgeräumt", "aufräumen"). They see words
   * without accents. The result need not be a word.
   */
  forms: readonly (readonly [pattern: RegExp, replacement: string])[];
  /** Synonyms in chores and rewards ("trash garbage rubbish", "rausbringen rausgebracht"). Parents write the names. */
  alike: readonly string[];
  /** Whether an apostrophe separates two words ("l’eau") instead of being part of one ("mom’s"). */
  apostropheParts: boolean;
}
