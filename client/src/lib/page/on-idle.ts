import { useEffect, useState } from 'react';

/** Runs `work` when the browser is idle, in Safari after a delay. Returns a function that cancels it. */
export function onIdle(work: () => void): () => void {
  if (typeof window.requestIdleCallback === 'function') {
    const id = requestIdleCallback(work, { timeout: 2000 });
    return () => cancelIdleCallback(id);
  }
  const id = setTimeout(work, 400);
  return () => clearTimeout(id);
}

export function useIdlePage(): boolean {
  const [idle, setIdle] = useState(false);
  useEffect(() => onIdle(() => setIdle(true)), []);
  return idle;
}
