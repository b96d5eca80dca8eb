import { useEffect, useEffectEvent } from 'react';
import { actionOf, FIRST_KEY, type ShortcutAction } from './shortcuts';

/** In ms. */
const SEQUENCE_MS = 1_500;
const FIELDS = 'input, textarea, select, [contenteditable]';
const OPEN = '[role="dialog"], [role="alertdialog"], [role="menu"]';

/** Keyboards without Latin letters use the key's position. */
function keyOf({ key, code, shiftKey }: KeyboardEvent): string {
  const isLetter = /^\p{L}$/u.test(key);
  const letter = /^[a-z]$/i.test(key) ? key.toLowerCase() : /^Key([A-Z])$/.exec(code)?.[1]?.toLowerCase();
  if (!isLetter || letter === undefined) return key;
  return shiftKey ? `shift+${letter}` : letter;
}

/** Except while typing or with an open dialog or menu. */
export function useShortcuts(on: boolean, onAction: (action: NonNullable<ShortcutAction>) => boolean): void {
  const act = useEffectEvent(onAction);
  useEffect(() => {
    if (!on) return undefined;
    let firstAt = Number.NEGATIVE_INFINITY;
    const onKeyDown = (event: KeyboardEvent) => {
      const { ctrlKey, metaKey, altKey, target, defaultPrevented } = event;
      if (defaultPrevented || ctrlKey || metaKey || altKey) return;
      if ((target instanceof Element && target.closest(FIELDS)) || document.querySelector(OPEN)) return;
      const key = keyOf(event);
      const isSecond = performance.now() - firstAt < SEQUENCE_MS;
      firstAt = key === FIRST_KEY && !isSecond ? performance.now() : Number.NEGATIVE_INFINITY;
      const action = actionOf(isSecond ? `${FIRST_KEY} ${key}` : key);
      if (!action || (event.repeat && !('row' in action))) return;
      if (act(action)) event.preventDefault();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [on]);
}
