/**
 * The last item of news that this device has told a kid, until the server knows: it is never told again here, and sent to
 * the server once more at the next visit.
 */
const keyOf = (kidId: string) => `starnest:told:${kidId}`;

/** Stands in where storage is closed to us. */
const memory = new Map<string, string>();

/** Its id, or null where the server knows of all. */
export function readLastTold(kidId: string): string | null {
  try {
    return localStorage.getItem(keyOf(kidId)) ?? memory.get(kidId) ?? null;
  } catch {
    return memory.get(kidId) ?? null;
  }
}

export function writeLastTold(kidId: string, id: string): void {
  memory.set(kidId, id);
  try {
    localStorage.setItem(keyOf(kidId), id);
  } catch {
    // As above.
  }
}

/** The server knows of it; something later stays. */
export function forgetTold(kidId: string, id: string): void {
  if (readLastTold(kidId) !== id) return;
  memory.delete(kidId);
  try {
    localStorage.removeItem(keyOf(kidId));
  } catch {
    // As above.
  }
}
