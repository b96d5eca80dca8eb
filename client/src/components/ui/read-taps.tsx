import { useEffect } from 'react';
import { speak, stopSpeaking } from '@/lib/sound/speech';

const isMute = (element: Element) =>
  element.getAttribute('aria-hidden') === 'true' || element instanceof SVGElement;

const KEYS = 'button, a, label, [role="radio"], [role="gridcell"], [role="switch"]';
const SIGNS = '[data-said], li, [data-toast], p, h1, h2, h3, output, figure, aside, section';
/** Work immediately. */
const AT_ONCE = '[data-ear]';
const MARK = 'data-read-tap';

function signOf(target: EventTarget | null): { sign: Element; words: string } | null {
  if (!(target instanceof Element)) return null;
  const sign = target.closest(KEYS) ?? target.closest(SIGNS);
  if (!sign) return null;
  const own = sign.matches(KEYS)
    ? null
    : (sign.getAttribute('data-said') ?? sign.querySelector('[data-ear]')?.getAttribute('data-ear'));
  const words = own ?? wordsIn(sign);
  return words === '' ? null : { sign, words };
}

/** The first tap reads an element, the second activates it. */
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

function partsOf(node: Node): string[] {
  if (!(node instanceof Element)) return node instanceof Text ? [node.data.trim()] : [];
  if (isMute(node)) return [];
  const label = node.getAttribute('aria-label') ?? node.getAttribute('alt');
  return label === null ? [...node.childNodes].flatMap(partsOf) : [label];
}

/** Returns the label or the content, as a screen reader reads it. */
export function wordsIn(element: Element): string {
  return partsOf(element)
    .filter((part) => part !== '')
    .join(' ');
}
