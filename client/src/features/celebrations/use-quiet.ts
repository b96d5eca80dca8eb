import { useEffect, useState } from 'react';

const QUIET_MS = 1000;

/** Whether it is quiet for a second after `news` arrived. False if it is null. */
export function useQuiet(news: string | null): boolean {
  const [quietFor, setQuietFor] = useState<string | null>(null);
  useEffect(() => {
    if (news === null) return undefined;
    let timer = 0;
    const wait = () => {
      window.clearTimeout(timer);
      timer = window.setTimeout(() => setQuietFor(news), QUIET_MS);
    };
    wait();
    const touches = ['pointerdown', 'pointerup', 'keydown'] as const;
    for (const touch of touches) window.addEventListener(touch, wait, { passive: true });
    return () => {
      window.clearTimeout(timer);
      for (const touch of touches) window.removeEventListener(touch, wait);
    };
  }, [news]);
  return news !== null && quietFor === news;
}
