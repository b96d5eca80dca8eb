import type { Count } from '../../limits/rate-limit';
import { fingerprint } from '../../lib/secrets';
import { addressCounts } from '../../limits/address-counts';

/** `device` is set if the user has logged in on it before. */
interface PasswordAttempt {
  username: string;
  address: string;
  device: string | null;
}

interface LoginCounts {
  /** The counter that a correct password resets. */
  credential: Count;
  /** A correct password only removes its own attempt from these. */
  others: Count[];
}

/** Known devices have their own counters, so that strangers can't lock them out (docs/decisions/0101). */
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

/** Unknown devices are counted by account and address, so that one attacker can't use up all attempts. */
export function adminLoginCounts({ username, address, device }: PasswordAttempt): LoginCounts {
  const name = fingerprint(username.toLowerCase());
  return {
    credential: ['adminAccount', `${name} ${device ?? address}`],
    others: [
      // Both logins share this counter, because both reveal correct passwords.
      ['loginUsernameDaily', `${name} ${pool(device)}`],
      ...addressCounts('adminAddress', sharedAddress(address, device)),
    ],
  };
}

const pool = (device: string | null): string => (device === null ? '*' : 'known');

/** A known device is not counted for address blocks. */
const sharedAddress = (address: string, device: string | null): string =>
  device === null ? address : `${address} known`;
