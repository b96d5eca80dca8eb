import { MINUTE_MS, PAIRING_MINUTES } from '@shared/constants';
import type { Device, Pairing } from '@shared/contracts/devices';

/**
 * Whether a device was connected since the digits were made. Both times are the server's, so a list that is read only after
 * the digits came makes no difference.
 */
export function wasUsed({ expiresAt }: Pick<Pairing, 'expiresAt'>, devices: readonly Device[]): boolean {
  const madeAt = Date.parse(expiresAt) - PAIRING_MINUTES * MINUTE_MS;
  return devices.some(({ createdAt }) => Date.parse(createdAt) > madeAt);
}
