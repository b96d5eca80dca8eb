import type { Count } from '../../limits/rate-limit';
import { fingerprint } from '../../lib/secrets';

/** An attempt to log in by password: `device` is set when the person has signed in on it before. */
interface PasswordAttempt {
  username: string;
  address: string;
  device: string | null;
}

/** What an attempt is counted on. */
interface LoginCounts {
  /** A right password clears it. */
  credential: Count;
  /** Beside it; a right password only takes itself off them. */
  others: Count[];
}

/**
 * Known devices have counters of their own, and are counted together apart from all strangers, so that no stranger can
 * shut them out (docs/decisions/0101).
 */
export function parentLoginCounts({ username, address, device }: PasswordAttempt): LoginCounts {
  const name = fingerprint(username.toLowerCase());
  const from = sharedAddress(address, device);
  return {
    credential: ['loginUsername', `${name} ${device ?? '*'}`],
    others: [
      ['loginUsernameDaily', `${name} ${pool(device)}`],
      ['loginAddress', from],
      ['loginAddressDaily', from],
    ],
  };
}

/** As a parent's, but strangers by account and address first, so that one of them doesn't use up the others' attempts. */
export function adminLoginCounts({ username, address, device }: PasswordAttempt): LoginCounts {
  const name = fingerprint(username.toLowerCase());
  return {
    credential: ['adminAccount', `${name} ${device ?? address}`],
    others: [
      // One for both logins, for this one too tells a parent's right password from a wrong one.
      ['loginUsernameDaily', `${name} ${pool(device)}`],
      ['adminAddress', sharedAddress(address, device)],
    ],
  };
}

const pool = (device: string | null): string => (device === null ? '*' : 'known');

const sharedAddress = (address: string, device: string | null): string =>
  device === null ? address : `${address} known`;
