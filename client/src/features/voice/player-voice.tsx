import { useEffect, useEffectEvent, useState } from 'react';
import { listen, type ListenError } from '@/lib/sound/listen';
import { isSpeaking } from '@/lib/sound/speech';
import { talksToPip } from '@/lib/sound/talks-to-pip';
import type { PlayerCommand, VoiceWords } from '@/locales/voice-words';
import { understandCommand } from './hearing/understand';
import { vocabularyOf } from './hearing/vocabulary';

const AGAIN_MS = 300;
/** A recognizer that ends sooner several times in a row doesn't work. */
const BRIEF_MS = 1000;
const MOST_BRIEF = 3;

/** Listens for commands while a routine runs, except while Pip reads aloud. Ignores everything else. */
export default function PlayerVoice({
  words,
  commands,
}: {
  words: VoiceWords;
  /** The commands that do something now. */
  commands: Readonly<Partial<Record<PlayerCommand, () => void>>>;
}) {
  const [vocabulary] = useState(() => vocabularyOf(words));
  const hear = useEffectEvent((alternatives: readonly string[]) => {
    const command = understandCommand(alternatives, Object.keys(commands), vocabulary);
    if (command) commands[command]?.();
  });
  useEffect(() => {
    let stop = () => {};
    let timer: ReturnType<typeof setTimeout>;
    let brief = 0;
    const again = () => {
      timer = setTimeout(next, AGAIN_MS);
    };
    const next = () => {
      if (isSpeaking() || document.hidden) {
        again();
        return;
      }
      const since = Date.now();
      stop = listen({
        onGuess: () => {},
        onHeard: (alternatives) => {
          brief = 0;
          if (!isSpeaking()) hear(alternatives);
          again();
        },
        onError: (error: ListenError) => {
          brief = Date.now() - since < BRIEF_MS ? brief + 1 : 0;
          if (error === 'no-speech' && brief < MOST_BRIEF) again();
          else if (error === 'not-allowed') talksToPip.set(false);
        },
      });
    };
    next();
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, []);
  return null;
}
