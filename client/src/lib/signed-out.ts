const KEY = 'starnest:signed-out';

/** A parent's session ended in this tab without being asked to: the login page says so. */
export function noteSignedOut(): void {
  try {
    window.sessionStorage.setItem(KEY, '1');
  } catch {
    // Then it only asks to log in.
  }
}

export function wasSignedOut(): boolean {
  try {
    return window.sessionStorage.getItem(KEY) !== null;
  } catch {
    return false;
  }
}

/** Somebody has logged in. */
export function forgetSignedOut(): void {
  try {
    window.sessionStorage.removeItem(KEY);
  } catch {
    // There is nothing to forget either.
  }
}
