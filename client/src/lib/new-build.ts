import { BUILD_HEADER } from '@shared/constants';
import { isQuiet, watchTyping } from './quiet';
import { reloadOnce } from './reload-once';

/** Nobody has touched the page for so long: nothing is under the finger. */
const IDLE_MS = 30_000;
const LOOK_MS = 5000;

let newer = false;

/** The build that this page came from; null in development. */
const ownBuild = () => document.querySelector<HTMLMetaElement>('meta[name="build"]')?.content ?? null;

/** Compares the build that a response names with the page's own. */
export function noteBuild(response: Response): void {
  const theirs = response.headers.get(BUILD_HEADER);
  const own = ownBuild();
  if (theirs !== null && own !== null && theirs !== own) newer = true;
}

/** The service worker of another build has taken over. */
export function noteNewWorker(): void {
  newer = true;
}

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
    if (newer && unseen && !isSaving() && isQuiet()) reloadOnce();
  };
  document.addEventListener('visibilitychange', look, { signal });
  const timer = setInterval(look, LOOK_MS);
  signal.addEventListener('abort', () => clearInterval(timer));
  return () => end.abort();
}
