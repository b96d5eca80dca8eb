import { useLayoutEffect, useRef } from 'react';
import { focusInstead } from '@/lib/keep-focus';

/**
 * Our dialogs are opened by state and have no trigger that Radix knows, so it would leave the focus nowhere.
 * Remembers who had it when `open` became true; what it returns goes on the dialog's `onCloseAutoFocus`. What had it may
 * be gone by then, as a card is whose deletion was confirmed.
 */
export function useReturnFocus(open: boolean): (event: Event) => void {
  const before = useRef<Element | null>(null);
  useLayoutEffect(() => {
    if (open) before.current = document.activeElement;
  }, [open]);
  return (event) => {
    event.preventDefault();
    const { current } = before;
    if (!(current instanceof HTMLElement)) return;
    if (current.isConnected) current.focus();
    else focusInstead(current);
  };
}
