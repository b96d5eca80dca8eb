const KEY = 'starnest-reloaded-at';
/** A tab reloads itself at most once in this time, to prevent loops. */
const AGAIN_MS = 10 * 60_000;

/** Reloads the page unless this tab did so recently or can't remember. Returns whether it reloads. */
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
