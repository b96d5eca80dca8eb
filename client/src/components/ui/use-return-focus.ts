import { useLayoutEffect, useRef } from 'react';
import { focusInstead, focusNextRow } from '@/lib/input/keep-focus';

/**
 * Dialogs are opened by state, so Radix knows no trigger. Pass the result to `onCloseAutoFocus`. The focused
 * element may have been removed.
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
    if (current === document.body) {
      // The page of the focused element was left, or a click focused nothing, as in Safari.
      if (!isPlaced(document.activeElement))
        document.querySelector<HTMLElement>('#main h1')?.focus({ preventScroll: true });
      return;
    }
    const leaving = current.closest<HTMLElement>('li[inert]');
    if (leaving) focusNextRow(leaving);
    else if (current.isConnected) current.focus();
    // The tile of a removed button gets the focus.
    else if (tile.current?.isConnected === true) tile.current.focus({ preventScroll: true });
    else if (!isPlaced(document.activeElement)) focusInstead(current);
  };
}

/** A dialog has the focus when it is lost. */
const isPlaced = (focused: Element | null): boolean =>
  focused !== null && !focused.matches('body, [role="dialog"], [role="alertdialog"]');
