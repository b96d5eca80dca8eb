const KEY = 'starnest-reloaded-at';
/** A tab reloads itself at most once in so long, whatever the reason: it can never do so in a loop. */
const AGAIN_MS = 10 * 60_000;

/** Loads the page anew, unless this tab did so by itself lately or cannot remember. Returns whether it does. */
export function reloadOnce(): boolean {
  try {
    if (Date.now() - Number(sessionStorage.getItem(KEY)) < AGAIN_MS) return false;
    sessionStorage.setItem(KEY, String(Date.now()));
  } catch {
    return false;
  }
  window.location.reload();
  return true;
}
