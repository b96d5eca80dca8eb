import { useEffect } from 'react';
import { say } from './sounds';
import { stopSpeaking } from './speech';

/** Reads a text aloud, or waits for the visit's first tap, because browsers are silent until then. */
export function useSpoken(text: string | null): void {
  useEffect(() => {
    if (text === null) return undefined;
    const read = () => say(text);
    if (navigator.userActivation?.hasBeenActive) read();
    else document.addEventListener('click', read, { once: true });
    return () => {
      document.removeEventListener('click', read);
      stopSpeaking();
    };
  }, [text]);
}
