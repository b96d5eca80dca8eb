import type { Count } from '../../limits/rate-limit';
import { fingerprint } from '../../lib/secrets';
import { addressCounts } from '../../limits/address-counts';

/** A password login attempt: `device` is set when the person has signed in on it before. */
interface PasswordAttempt {
  username: string;
  address: string;
  device: string | null;
}

/** The counters of an attempt. */
interface LoginCounts {
  /** Cleared by a right password. */
  credential: Count;
  /** A right password only takes its own attempt back. */
  others: Count[];
}

/**
 * Known devices have their own counters and a separate total, so that strangers can't lock them out
 * (docs/decisions/0101).
 */
export function parentLoginCounts({ username, address, device }: PasswordAttempt): LoginCounts {
  const name = fingerprint(username.toLowerCase());
  const from = sharedAddress(address, device);
  return {
    credential: ['loginUsername', `${name} ${device ?? '*'}`],
    others: [
      ['loginUsernameDaily', `${name} ${pool(device)}`],
      ...addressCounts('loginAddress', from),
      ...addressCounts('loginAddressDaily', from),
    ],
  };
}

/** Like a parent's, but unknown devices by account and address, so that one stranger does not use up all attempts. */
export function adminLoginCounts({ username, address, device }: PasswordAttempt): LoginCounts {
  const name = fingerprint(username.toLowerCase());
  return {
    credential: ['adminAccount', `${name} ${device ?? address}`],
    others: [
      // Shared with the parents' login: this one also tells a parent's right password from a wrong one.
      ['loginUsernameDaily', `${name} ${pool(device)}`],
      ...addressCounts('adminAddress', sharedAddress(address, device)),
    ],
  };
}

const pool = (device: string | null): string => (device === null ? '*' : 'known');

/** A known device counts apart from strangers at its address, and not for the blocks that contain it. */
const sharedAddress = (address: string, device: string | null): string =>
  device === null ? address : `${address} known`;
