import { useLayoutEffect, useRef } from 'react';
import { focusInstead, focusNextRow } from '@/lib/keep-focus';

/**
 * Returns the focus when a dialog closes. Our dialogs are opened by state, so Radix knows no trigger. Remembers the
 * focused element when `open` becomes true. Pass the result to `onCloseAutoFocus`. The element may have been removed,
 * for example after a deletion.
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
    const leaving = current.closest<HTMLElement>('li[inert]');
    if (leaving) focusNextRow(leaving);
    else if (current.isConnected) current.focus();
    // If the button was removed but its tile is still there, the tile gets the focus.
    else if (tile.current?.isConnected === true) tile.current.focus({ preventScroll: true });
    else if (!isPlaced(document.activeElement)) focusInstead(current);
  };
}

/** Whether another element has the focus. A dialog has it when it is lost. */
const isPlaced = (focused: Element | null): boolean =>
  focused !== null && !focused.matches('body, [role="dialog"], [role="alertdialog"]');
