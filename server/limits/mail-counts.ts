import { fingerprint } from '../lib/secrets';
import type { Count } from './rate-limit';

export const mailCounts = ({ userId, email }: { userId: string; email: string }): Count[] => [
  ['mailPerson', userId],
  ['mailAddress', fingerprint(email.toLowerCase())],
];
