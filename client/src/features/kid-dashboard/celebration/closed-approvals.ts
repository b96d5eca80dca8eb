/**
 * Approvals that were celebrated and closed here, but whose 'shown' the server has not heard yet: they are never opened
 * again on this device, and told to the server once more at the next visit.
 */
const STORAGE_KEY = 'starnest-closed-approvals';
const MOST = 50;

let memory: readonly string[] = [];

/** Ids that are closed and not yet told. */
export function readClosed(): readonly string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(STORAGE_KEY) ?? '[]');
    if (Array.isArray(stored)) memory = stored.filter((id) => typeof id === 'string');
  } catch {
    // Closed or damaged storage: this page's own memory has to do.
  }
  return memory;
}

function write(ids: readonly string[]): void {
  memory = ids.slice(-MOST);
  try {
    localStorage.setItem(STORAGE_KEY, JSON.stringify(memory));
  } catch {
    // As above.
  }
}

/** The kid closed this one. */
export function rememberClosed(id: string): void {
  if (!readClosed().includes(id)) write([...readClosed(), id]);
}

/** The server knows. */
export function forgetClosed(id: string): void {
  write(readClosed().filter((other) => other !== id));
}
