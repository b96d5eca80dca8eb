import { useRef, type MouseEvent, type PointerEvent } from 'react';

const HOLD_MS = 500;
/** A finger that moves farther scrolls. */
const SLACK_PX = 10;

/** `onHold` gets the id (`data-row`) of a row under a resting finger. */
export function useLongPress(onHold: (id: string) => void) {
  const press = useRef<{ x: number; y: number; timer: ReturnType<typeof setTimeout>; held: boolean }>(
    undefined,
  );
  const cancel = () => clearTimeout(press.current?.timer);
  return {
    onPointerDown: ({ pointerType, isPrimary, target, clientX: x, clientY: y }: PointerEvent) => {
      cancel();
      press.current = undefined;
      const id = target instanceof Element && target.closest<HTMLElement>('[data-row]')?.dataset['row'];
      if (!id || pointerType !== 'touch' || !isPrimary) return;
      const timer = setTimeout(() => {
        if (press.current) press.current.held = true;
        // Safari can't vibrate.
        if ('vibrate' in navigator) navigator.vibrate(10);
        onHold(id);
      }, HOLD_MS);
      press.current = { x, y, timer, held: false };
    },
    onPointerMove: ({ clientX, clientY }: PointerEvent) => {
      const begun = press.current;
      if (begun && Math.hypot(clientX - begun.x, clientY - begun.y) > SLACK_PX) cancel();
    },
    onPointerUp: cancel,
    onPointerCancel: cancel,
    onClickCapture: (event: MouseEvent) => {
      if (!press.current?.held) return;
      press.current = undefined;
      event.stopPropagation();
    },
    onContextMenu: (event: MouseEvent) => {
      if (press.current) event.preventDefault();
    },
  };
}
