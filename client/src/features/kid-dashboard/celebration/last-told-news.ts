import { deviceStorage } from '@/lib/storage';

/**
 * The last news item that this device showed to a kid, until the server knows: it isn't shown again here, and the next
 * visit reports it once more.
 */
const keyOf = (kidId: string) => `starnest:told:${kidId}`;

/** Its id; null once the server knows. */
export const readLastTold = (kidId: string): string | null => deviceStorage.read(keyOf(kidId));

export const writeLastTold = (kidId: string, id: string): void => deviceStorage.write(keyOf(kidId), id);

/** Forgets the item once the server knows it, unless a later one was shown. */
export function forgetTold(kidId: string, id: string): void {
  if (readLastTold(kidId) === id) deviceStorage.write(keyOf(kidId), null);
}
