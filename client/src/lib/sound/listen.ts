import { regionLocale } from '@/lib/i18n/locale';

/** Starnest neither sends nor stores speech. */

const LISTEN_MS = 10_000;
const ALTERNATIVES = 5;

export type ListenError = 'no-speech' | 'network' | 'not-allowed' | 'other' | 'unsupported';

interface Result extends ArrayLike<{ transcript: string }> {
  isFinal: boolean;
}

/** TypeScript lacks this interface, and Safari has another name for it. */
interface Recognition extends EventTarget {
  lang: string;
  continuous: boolean;
  interimResults: boolean;
  maxAlternatives: number;
  start: () => void;
  stop: () => void;
  abort: () => void;
}

type RecognitionClass = new () => Recognition;

declare global {
  interface Window {
    SpeechRecognition?: RecognitionClass;
    webkitSpeechRecognition?: RecognitionClass;
  }
}

const recognitionClass = (): RecognitionClass | undefined =>
  window.SpeechRecognition ?? window.webkitSpeechRecognition;

export function canListen(): boolean {
  return recognitionClass() !== undefined;
}

export interface Listener {
  onGuess: (text: string) => void;
  onHeard: (alternatives: readonly string[]) => void;
  onError: (error: ListenError) => void;
}

/** Hears one sentence, for up to ten seconds. Returns a function that cancels it. */
export function listen(listener: Listener): () => void {
  const Recognition = recognitionClass();
  if (!Recognition) {
    listener.onError('unsupported');
    return () => {};
  }
  const recognition = new Recognition();
  recognition.lang = regionLocale;
  recognition.continuous = false;
  recognition.interimResults = true;
  recognition.maxAlternatives = ALTERNATIVES;

  let over = false;
  let guess = '';
  // Some browsers never stop on their own or react to `stop`.
  let timer = setTimeout(() => {
    recognition.stop();
    timer = setTimeout(() => finish(closing), 1000);
  }, LISTEN_MS);
  const finish = (tell: () => void) => {
    if (over) return;
    over = true;
    clearTimeout(timer);
    recognition.abort();
    tell();
  };
  const closing = () => (guess ? listener.onHeard([guess]) : listener.onError('no-speech'));

  recognition.addEventListener('result', (event) => {
    const heard = read(event);
    if (!heard || over) return;
    guess = heard.alternatives[0] ?? '';
    if (heard.isFinal) finish(() => listener.onHeard(heard.alternatives));
    else listener.onGuess(guess);
  });
  recognition.addEventListener('error', (event) => finish(() => listener.onError(errorOf(event))));
  recognition.addEventListener('end', () => finish(closing));
  try {
    recognition.start();
  } catch {
    finish(() => listener.onError('other'));
  }
  return () => finish(() => {});
}

function read(event: Event): { alternatives: string[]; isFinal: boolean } | null {
  const { results } = event as Event & { results?: ArrayLike<Result> };
  const last = results?.[results.length - 1];
  if (!last) return null;
  return { alternatives: Array.from(last, ({ transcript }) => transcript.trim()), isFinal: last.isFinal };
}

const ERRORS: Readonly<Record<string, ListenError>> = {
  'no-speech': 'no-speech',
  network: 'network',
  'not-allowed': 'not-allowed',
  'service-not-allowed': 'not-allowed',
};

function errorOf(event: Event): ListenError {
  const { error } = event as Event & { error?: string | undefined };
  return ERRORS[error ?? ''] ?? 'other';
}
