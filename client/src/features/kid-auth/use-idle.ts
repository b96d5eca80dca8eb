import { useEffect, useEffectEvent, useState } from 'react';
import { awakeUntil } from '@/lib/page/awake';
import { TOUCHES } from '@/lib/input/use-untouched';

export const DOZE_MS = 20_000;

/**
 * Starts to doze after `idleMs` without a touch, and calls `onGone` if `wake` isn't called within 20 seconds.
 * A running timer counts as a touch (`awakeUntil`). A hidden page checks when it becomes visible.
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
      // The kid may be active in another tab.
      if (document.visibilityState === 'hidden') return;
      const idle = Date.now() - Math.max(touched, awakeUntil.get());
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
    const stopWatching = awakeUntil.subscribe(look);
    document.addEventListener('visibilitychange', look, { signal });
    for (const type of TOUCHES)
      window.addEventListener(type, touch, { capture: true, passive: true, signal });
    return () => {
      clearTimeout(timer);
      stopWatching();
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
