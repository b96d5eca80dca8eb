import { isSameLanguage } from '@shared/locales';
import { locale, regionLocale } from './locale';

/** Reading aloud with the browser's own voice. One thing at a time: whoever speaks next silences the one before. */

interface Speaking {
  utterance: SpeechSynthesisUtterance;
  onEnd: () => void;
}

// Held here because some browsers forget an utterance that nobody else holds, and never end it.
let now: Speaking | null = null;

/** Whether this browser can read aloud. */
export function canSpeak(): boolean {
  return 'speechSynthesis' in window && typeof SpeechSynthesisUtterance === 'function';
}

/** The tag of a voice's language; some devices write it with an underscore. */
const tagOf = ({ lang }: SpeechSynthesisVoice) => lang.replace('_', '-');

const rank = (voice: SpeechSynthesisVoice) =>
  Number(voice.localService) * 2 + Number(tagOf(voice).toLowerCase() === regionLocale.toLowerCase());

/** A voice of the page's language, of this device rather than of a server, of the region before others; else whatever the browser takes. */
function ownVoice(): SpeechSynthesisVoice | null {
  const own = window.speechSynthesis.getVoices().filter((voice) => isSameLanguage(tagOf(voice), locale));
  return own.toSorted((a, b) => rank(b) - rank(a))[0] ?? null;
}

/** What is worth saying: pictures in a text are for the eye. */
export function speakable(text: string): string {
  return text
    .replace(
      /\p{Extended_Pictographic}|\p{Emoji_Modifier}|\p{Regional_Indicator}|\u200d|\ufe0f|\u20e3/gu,
      ' ',
    )
    .replace(/\s+/g, ' ')
    .trim();
}

/** Reads `text` aloud. `onEnd` hears once that it is over, however it ended. Returns how to stop it. */
export function speak(text: string, onEnd: () => void = () => {}): () => void {
  const words = speakable(text);
  if (!canSpeak() || words === '') {
    onEnd();
    return () => {};
  }
  stopSpeaking();
  const utterance = new SpeechSynthesisUtterance(words);
  utterance.voice = ownVoice();
  utterance.lang = utterance.voice?.lang ?? regionLocale;
  utterance.rate = 0.95;
  const mine: Speaking = { utterance, onEnd };
  const over = () => end(mine);
  utterance.addEventListener('end', over);
  utterance.addEventListener('error', over);
  now = mine;
  window.speechSynthesis.speak(utterance);
  return () => {
    if (now === mine) stopSpeaking();
  };
}

/** Silence. */
export function stopSpeaking(): void {
  if (!canSpeak()) return;
  const stopped = now;
  window.speechSynthesis.cancel();
  if (stopped) end(stopped);
}

function end(speaking: Speaking): void {
  if (now !== speaking) return;
  now = null;
  speaking.onEnd();
}
