import { checkConnection } from './connection';
import { hasNewBuild } from './new-build';
import { isQuiet, watchTyping } from '@/lib/sound/quiet';

const KEY = 'starnest-reloaded-at';

/** Prevents loops. */
const AGAIN_MS = 10 * 60_000;

/** Nothing is under the finger after this time. */
const IDLE_MS = 30_000;
const LOOK_MS = 5000;

/**
 * Reloads when the page is hidden or idle and nothing would be lost (`isQuiet`). `isSaving`: a write is in
 * progress. Returns a function that stops.
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

function onLostFile(): void {
  void checkConnection().then((isThere) => {
    if (isThere && isQuiet()) reloadOnce();
  });
}

/**
 * A script can't be loaded although the server answers, because a new build replaced it. Returns a function
 * that stops.
 */
export function reloadWhenFilesAreGone(): () => void {
  window.addEventListener('vite:preloadError', onLostFile);
  return () => window.removeEventListener('vite:preloadError', onLostFile);
}

/** Reloads unless this tab did so recently or can't remember. */
function reloadOnce(): boolean {
  try {
    if (Date.now() - Number(sessionStorage.getItem(KEY)) < AGAIN_MS) return false;
    sessionStorage.setItem(KEY, String(Date.now()));
  } catch {
    return false;
  }
  window.location.reload();
  return true;
}
