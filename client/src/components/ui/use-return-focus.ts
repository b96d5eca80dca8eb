import { useLayoutEffect, useRef } from 'react';
import { focusInstead } from '@/lib/keep-focus';

/**
 * Our dialogs are opened by state and have no trigger that Radix knows, so it would leave the focus nowhere.
 * Remembers who had it when `open` became true; what it returns goes on the dialog's `onCloseAutoFocus`. What had it may
 * be gone by then, as a card is whose deletion was confirmed.
 */
export function useReturnFocus(open: boolean): (event: Event) => void {
  const before = useRef<HTMLElement | null>(null);
  const tile = useRef<HTMLElement | null>(null);
  useLayoutEffect(() => {
    if (!open || !(document.activeElement instanceof HTMLElement)) return;
    before.current = document.activeElement;
    tile.current = document.activeElement.closest<HTMLElement>('li[tabindex="-1"]');
  }, [open]);
  return (event) => {
    event.preventDefault();
    const { current } = before;
    if (!current) return;
    if (current.isConnected) current.focus();
    // A tile whose key has done its work is still there, and has the focus in its place.
    else if (tile.current?.isConnected === true) tile.current.focus({ preventScroll: true });
    else if (!isPlaced(document.activeElement)) focusInstead(current);
  };
}

/** Somebody has given the focus to something already; a dialog takes it as a whole when it is lost. */
const isPlaced = (focused: Element | null): boolean =>
  focused !== null && !focused.matches('body, [role="dialog"], [role="alertdialog"]');
