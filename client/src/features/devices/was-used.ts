import { MINUTE_MS, PAIRING_MINUTES } from '@shared/constants';
import type { Device, Pairing } from '@shared/contracts/devices';

/** Compares server times only, so that a list fetched later gives the same result. */
export function wasUsed({ expiresAt }: Pick<Pairing, 'expiresAt'>, devices: readonly Device[]): boolean {
  const madeAt = Date.parse(expiresAt) - PAIRING_MINUTES * MINUTE_MS;
  return devices.some(({ createdAt }) => Date.parse(createdAt) > madeAt);
}
