import { tabStorage } from '@/lib/storage/storage';

const KEY = 'starnest:signed-out';

/** Remembers the ended session for the login page. */
export const noteSignedOut = (): void => tabStorage.write(KEY, '1');

export const wasSignedOut = (): boolean => tabStorage.read(KEY) !== null;

export const forgetSignedOut = (): void => tabStorage.write(KEY, null);
