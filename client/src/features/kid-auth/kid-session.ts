import { useEffect } from 'react';
import { KID_SESSION_MS } from '@shared/entry-constants';
import { deviceStorage, useStored } from '@/lib/storage';

/**
 * What this browser remembers of the kid who is logged in. A mirror, never the record: the cookie opens doors and the
 * server decides when it is over; this only tells the kid page whether to ask for pictures first.
 */
export interface KidSession {
  kidId: string;
  /** When they logged in, in milliseconds. */
  timestamp: number;
  sessionToken: string;
}

const STORAGE_KEY = 'starnest-kid-session';
let cached: { text: string | null; session: KidSession | null } = { text: null, session: null };

function parse(text: string | null): KidSession | null {
  if (text === null) return null;
  try {
    // Taking the parts of what is not an object either throws or finds none.
    const { kidId, timestamp, sessionToken } = JSON.parse(text) as Partial<Record<keyof KidSession, unknown>>;
    return typeof kidId === 'string' && typeof timestamp === 'number' && typeof sessionToken === 'string'
      ? { kidId, timestamp, sessionToken }
      : null;
  } catch {
    return null;
  }
}

/** The session remembered here, while it lasts (24 hours from login). */
export function readKidSession(): KidSession | null {
  const text = deviceStorage.read(STORAGE_KEY);
  if (text !== cached.text) cached = { text, session: parse(text) };
  const { session } = cached;
  return session && Date.now() < session.timestamp + KID_SESSION_MS ? session : null;
}

/** Remembers a login that just succeeded. */
export function storeKidSession(kidId: string, sessionToken: string): void {
  const session: KidSession = { kidId, timestamp: Date.now(), sessionToken };
  deviceStorage.write(STORAGE_KEY, JSON.stringify(session));
}

/** Forgets the session: it is over, or the server says it is. */
export function endKidSession(): void {
  deviceStorage.write(STORAGE_KEY, null);
}

/** The id of the kid who is logged in on this browser, or null. */
export function useLiveKid(): string | null {
  return useStored(readKidSession)?.kidId ?? null;
}

/** The session of this kid on this browser, or null; changes by itself when it ends, in another tab too. */
export function useKidSession(kidId: string): KidSession | null {
  const session = useStored(readKidSession);
  useEffect(() => {
    if (!session) return undefined;
    const timer = setTimeout(endKidSession, session.timestamp + KID_SESSION_MS - Date.now());
    return () => clearTimeout(timer);
  }, [session]);
  return session?.kidId === kidId ? session : null;
}
