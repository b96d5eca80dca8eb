import { useEffect, useEffectEvent } from 'react';

export const TOUCHES = ['pointerdown', 'pointermove', 'wheel', 'keydown'] as const;

/** Calls `onGone` after `ms` without a touch; never while null. */
export function useUntouched(ms: number | null, onGone: () => void): void {
  const gone = useEffectEvent(onGone);
  useEffect(() => {
    if (ms === null) return undefined;
    const end = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const wait = () => {
      clearTimeout(timer);
      timer = setTimeout(() => gone(), ms);
    };
    wait();
    for (const type of TOUCHES)
      window.addEventListener(type, wait, { capture: true, passive: true, signal: end.signal });
    return () => {
      clearTimeout(timer);
      end.abort();
    };
  }, [ms]);
}
