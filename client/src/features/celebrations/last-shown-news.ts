import { deviceStorage } from '@/lib/storage/storage';

/**
 * The last shown item, stored until the server confirms it. It isn't shown again here, and the next visit
 * reports it again.
 */
const keyOf = (kidId: string) => `starnest:told:${kidId}`;

export const readLastShown = (kidId: string): string | null => deviceStorage.read(keyOf(kidId));

export const writeLastShown = (kidId: string, id: string): void => deviceStorage.write(keyOf(kidId), id);

/** Forgets the item unless a later one was shown. */
export function forgetLastShown(kidId: string, id: string): void {
  if (readLastShown(kidId) === id) deviceStorage.write(keyOf(kidId), null);
}
