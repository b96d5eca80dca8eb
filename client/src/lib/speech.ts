import { formatLocale } from './locale';

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

const rank = (voice: SpeechSynthesisVoice) =>
  Number(voice.localService) * 2 + Number(/^en[-_]US/i.test(voice.lang));

/** An English voice, of this device rather than of a server, American before others; else whatever the browser takes. */
function englishVoice(): SpeechSynthesisVoice | null {
  const english = window.speechSynthesis.getVoices().filter(({ lang }) => /^en\b/i.test(lang));
  return english.toSorted((a, b) => rank(b) - rank(a))[0] ?? null;
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
  utterance.voice = englishVoice();
  utterance.lang = utterance.voice?.lang ?? formatLocale;
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
