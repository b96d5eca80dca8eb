import { tabStorage } from './storage';

const KEY = 'starnest:signed-out';

/** Remembers that a parent's session ended unexpectedly in this tab: the login page explains it. */
export const noteSignedOut = (): void => tabStorage.write(KEY, '1');

export const wasSignedOut = (): boolean => tabStorage.read(KEY) !== null;

/** Someone logged in. */
export const forgetSignedOut = (): void => tabStorage.write(KEY, null);
