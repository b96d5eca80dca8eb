import { useEffect, useEffectEvent, useState } from 'react';

/** How long Pip dozes before the kid's session ends. */
export const DOZE_MS = 20_000;

/** Events that show that someone is at the screen. */
export const TOUCHES = ['pointerdown', 'pointermove', 'wheel', 'keydown'] as const;

/**
 * Dozes after `idleMs` without a touch, and calls `onGone` when nobody woke it within 20 seconds; touches do not. A page that
 * is not looked at, as on a tablet that sleeps, finds out when it is looked at again. `idleMs` is null while it is not known.
 */
export function useIdle(idleMs: number | null, onGone: () => void): { dozing: boolean; wake: () => void } {
  const [dozing, setDozing] = useState(false);
  const [awakeSince, setAwakeSince] = useState(Date.now);
  const gone = useEffectEvent(onGone);

  useEffect(() => {
    if (idleMs === null) return undefined;
    const end = new AbortController();
    const { signal } = end;
    let touched = awakeSince;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = () => {
      clearTimeout(timer);
      // In another tab the kid may be busy.
      if (document.visibilityState === 'hidden') return;
      const idle = Date.now() - touched;
      if (idle >= idleMs + DOZE_MS) {
        gone();
        return;
      }
      const late = idle >= idleMs;
      setDozing(late);
      timer = setTimeout(look, (late ? idleMs + DOZE_MS : idleMs) - idle);
    };
    const touch = () => {
      const now = Date.now();
      if (now - touched < idleMs) touched = now;
    };
    look();
    document.addEventListener('visibilitychange', look, { signal });
    for (const type of TOUCHES)
      window.addEventListener(type, touch, { capture: true, passive: true, signal });
    return () => {
      clearTimeout(timer);
      end.abort();
    };
  }, [idleMs, awakeSince]);

  return {
    dozing,
    wake: () => {
      setAwakeSince(Date.now());
      setDozing(false);
    },
  };
}
