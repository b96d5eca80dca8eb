import { useEffect, useState } from 'react';

/** Runs `work` when the browser has nothing better to do (Safari: soon). Returns how to call it off. */
export function onIdle(work: () => void): () => void {
  if (typeof window.requestIdleCallback === 'function') {
    const id = requestIdleCallback(work, { timeout: 2000 });
    return () => cancelIdleCallback(id);
  }
  const id = setTimeout(work, 400);
  return () => clearTimeout(id);
}

/** Whether the browser has had nothing better to do since this was first drawn. */
export function useIdlePage(): boolean {
  const [idle, setIdle] = useState(false);
  useEffect(() => onIdle(() => setIdle(true)), []);
  return idle;
}
