import { isSameLanguage } from '@shared/locales';
import { locale, regionLocale } from '@/lib/i18n/locale';

/** A new text stops the previous one. */

interface Speaking {
  utterance: SpeechSynthesisUtterance;
  onEnd: () => void;
}

// Some browsers never end an unreferenced utterance.
let now: Speaking | null = null;

export function canSpeak(): boolean {
  return 'speechSynthesis' in globalThis && typeof SpeechSynthesisUtterance === 'function';
}

const tagOf = ({ lang }: SpeechSynthesisVoice) => lang.replace('_', '-');

const rank = (voice: SpeechSynthesisVoice) =>
  Number(voice.localService) * 2 + Number(tagOf(voice).toLowerCase() === regionLocale.toLowerCase());

/** Returns a voice of the page's language, preferably of its region, else the browser's default. */
function ownVoice(): SpeechSynthesisVoice | null {
  const own = window.speechSynthesis.getVoices().filter((voice) => isSameLanguage(tagOf(voice), locale));
  return own.toSorted((a, b) => rank(b) - rank(a))[0] ?? null;
}

export function speakable(text: string): string {
  return text
    .replace(
      /\p{Extended_Pictographic}|\p{Emoji_Modifier}|\p{Regional_Indicator}|\u200d|\ufe0f|\u20e3/gu,
      ' ',
    )
    .replace(/\s+/g, ' ')
    .trim();
}

/** Calls `onEnd` once. Returns a function that stops it. */
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

export const isSpeaking = (): boolean => now !== null;

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
