import { hasNewBuild } from './new-build';
import { isQuiet, watchTyping } from './quiet';
import { reloadOnce } from './reload-once';

/** Nobody has touched the page for so long: nothing is under the finger. */
const IDLE_MS = 30_000;
const LOOK_MS = 5000;

/**
 * Takes a new build, once one was noticed, at the next quiet moment: nobody looks at the page, or nobody has touched it for
 * half a minute, and nothing would be lost by loading it anew (`isQuiet`). `isSaving` says whether a write is under way.
 * Returns how to stop.
 */
export function takeNewBuilds(isSaving: () => boolean): () => void {
  let touchedAt = Date.now();
  const end = new AbortController();
  const { signal } = end;
  watchTyping(signal);
  const touch = () => {
    touchedAt = Date.now();
  };
  for (const type of ['pointerdown', 'keydown', 'wheel', 'touchmove']) {
    window.addEventListener(type, touch, { signal, capture: true, passive: true });
  }
  const look = () => {
    const unseen = document.visibilityState === 'hidden' || Date.now() - touchedAt >= IDLE_MS;
    if (hasNewBuild() && unseen && !isSaving() && isQuiet()) reloadOnce();
  };
  document.addEventListener('visibilitychange', look, { signal });
  const timer = setInterval(look, LOOK_MS);
  signal.addEventListener('abort', () => clearInterval(timer));
  return () => end.abort();
}
