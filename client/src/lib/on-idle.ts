/** Runs `work` when the browser has nothing better to do (Safari: soon). Returns how to call it off. */
export function onIdle(work: () => void): () => void {
  if (typeof window.requestIdleCallback === 'function') {
    const id = window.requestIdleCallback(work, { timeout: 2000 });
    return () => window.cancelIdleCallback(id);
  }
  const id = window.setTimeout(work, 400);
  return () => window.clearTimeout(id);
}
