import { tabStorage } from './storage';

const KEY = 'starnest:signed-out';

/** Remembers that a parent's session ended unexpectedly, so that the login page explains it. */
export const noteSignedOut = (): void => tabStorage.write(KEY, '1');

export const wasSignedOut = (): boolean => tabStorage.read(KEY) !== null;

export const forgetSignedOut = (): void => tabStorage.write(KEY, null);
