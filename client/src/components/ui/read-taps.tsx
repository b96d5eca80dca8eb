import { useEffect } from 'react';
import { speak, stopSpeaking } from '@/lib/speech';
import { wordsIn } from '@/lib/words-in';

const KEYS = 'button, a, label, [role="radio"], [role="gridcell"], [role="switch"]';
/** What is read as one where no key is tapped: the tile, the line, the notification. */
const SIGNS = 'li, [data-toast], p, h1, h2, h3, output, figure, aside, section';
/** Ears, and the key that ends this, do at once what they are for. */
const AT_ONCE = '[data-ear]';
const MARK = 'data-read-tap';

/** What a tap means to be read, and its words: those of its ear where it has one. */
function signOf(target: EventTarget | null): { sign: Element; words: string } | null {
  if (!(target instanceof Element)) return null;
  const sign = target.closest(KEYS) ?? target.closest(SIGNS);
  if (!sign) return null;
  const own = sign.matches(KEYS) ? null : sign.querySelector('[data-ear]')?.getAttribute('data-ear');
  // An ear that is empty has no words of its own.
  const words = own ?? wordsIn(sign);
  return words === '' ? null : { sign, words };
}

/**
 * While it is there, the first tap on anything reads it aloud and does nothing else; a second one on the same key does what
 * the key does.
 */
export function ReadTaps() {
  useEffect(() => {
    let read: Element | null = null;
    const mark = (sign: Element | null) => {
      read?.removeAttribute(MARK);
      sign?.setAttribute(MARK, '');
      read = sign;
    };
    const onClick = (event: MouseEvent) => {
      if (event.target instanceof Element && event.target.closest(AT_ONCE)) return;
      const found = signOf(event.target);
      const isKey = found?.sign.matches(KEYS) === true;
      if (!found || (isKey && found.sign === read)) {
        mark(null);
        stopSpeaking();
        return;
      }
      // Before anything else on the page hears of it.
      event.preventDefault();
      event.stopImmediatePropagation();
      mark(found.sign);
      speak(found.words);
    };
    window.addEventListener('click', onClick, { capture: true });
    return () => {
      window.removeEventListener('click', onClick, { capture: true });
      mark(null);
      stopSpeaking();
    };
  }, []);
  return null;
}
