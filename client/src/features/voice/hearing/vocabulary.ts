import type { Place, PlayerCommand, VoiceWords } from '@/locales/voice-words';
import { contentOf, readerOf, type Reader } from './words';

export type FixedIntent = { type: 'open'; place: Place } | { type: (typeof PLAIN)[number] };

const PLAIN = ['stars', 'help', 'exit', 'close'] as const;

type Phrase = readonly string[];

export interface Vocabulary extends Reader {
  going: ReadonlySet<string>;
  doing: ReadonlySet<string>;
  getting: ReadonlySet<string>;
  yes: readonly Phrase[];
  no: readonly Phrase[];
  ordinals: readonly ReadonlySet<string>[];
  fixedIntents: readonly { intent: FixedIntent; phrases: readonly Phrase[] }[];
  playerCommands: readonly { command: PlayerCommand; phrases: readonly Phrase[] }[];
}

export function vocabularyOf(words: VoiceWords): Vocabulary {
  const reader = readerOf(words);
  const { wordsOf } = reader;
  const setOf = (list: string) => new Set(wordsOf(list));
  const contents = (phrases: readonly string[]) =>
    phrases.map((phrase) => contentOf(wordsOf(phrase), reader));
  return {
    ...reader,
    going: setOf(words.going),
    doing: setOf(words.doing),
    getting: setOf(words.getting),
    yes: words.yes.map(wordsOf),
    no: words.no.map(wordsOf),
    ordinals: words.ordinals.map((forms, index) => setOf(`${forms} ${index + 1}`)),
    fixedIntents: [
      ...Object.entries(words.open).map(([place, phrases]) => ({
        intent: { type: 'open' as const, place: place as Place },
        phrases: contents(phrases),
      })),
      ...PLAIN.map((type) => ({ intent: { type }, phrases: contents(words[type]) })),
    ],
    playerCommands: Object.entries(words.player).map(([command, phrases]) => ({
      command: command as PlayerCommand,
      phrases: contents(phrases.split(',')),
    })),
  };
}
