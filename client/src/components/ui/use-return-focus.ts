import { useLayoutEffect, useRef } from 'react';

/**
 * Our dialogs are opened by state and have no trigger that Radix knows, so it would leave the focus nowhere.
 * Remembers who had it when `open` became true; the answer goes on the dialog's `onCloseAutoFocus`.
 */
export function useReturnFocus(open: boolean): (event: Event) => void {
  const before = useRef<Element | null>(null);
  useLayoutEffect(() => {
    if (open) before.current = document.activeElement;
  }, [open]);
  return (event) => {
    event.preventDefault();
    if (before.current instanceof HTMLElement && before.current.isConnected) before.current.focus();
  };
}
