import { fingerprint } from '../lib/secrets';
import type { Count } from './rate-limit';

/** The counters of messages that the person causes, and of those to the address. */
export const mailCounts = ({ userId, email }: { userId: string; email: string }): Count[] => [
  ['mailPerson', userId],
  ['mailAddress', fingerprint(email.toLowerCase())],
];
