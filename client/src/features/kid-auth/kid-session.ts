import { useEffect } from 'react';
import { KID_SESSION_MS } from '@shared/entry-constants';
import { forgetLastList } from '@/lib/storage/last-list';
import { deviceStorage, useStored } from '@/lib/storage/storage';

/** Only decides whether the kid page requests pictures; the cookie and the server control access. */
export interface KidSession {
  kidId: string;
  timestamp: number;
  sessionToken: string;
}

const STORAGE_KEY = 'starnest-kid-session';
let cached: { text: string | null; session: KidSession | null } = { text: null, session: null };

function parse(text: string | null): KidSession | null {
  if (text === null) return null;
  try {
    // Other values throw or have no fields.
    const { kidId, timestamp, sessionToken } = JSON.parse(text) as Partial<Record<keyof KidSession, unknown>>;
    return typeof kidId === 'string' && typeof timestamp === 'number' && typeof sessionToken === 'string'
      ? { kidId, timestamp, sessionToken }
      : null;
  } catch {
    return null;
  }
}

/** Expires 24 hours after the login. */
export function readKidSession(): KidSession | null {
  const text = deviceStorage.read(STORAGE_KEY);
  if (text !== cached.text) cached = { text, session: parse(text) };
  const { session } = cached;
  return session && Date.now() < session.timestamp + KID_SESSION_MS ? session : null;
}

export function storeKidSession(kidId: string, sessionToken: string): void {
  const session: KidSession = { kidId, timestamp: Date.now(), sessionToken };
  deviceStorage.write(STORAGE_KEY, JSON.stringify(session));
}

export function endKidSession(): void {
  forgetLastList();
  deviceStorage.write(STORAGE_KEY, null);
}

export function useLiveKid(): string | null {
  return useStored(readKidSession)?.kidId ?? null;
}

export function useKidSession(kidId: string): KidSession | null {
  const session = useStored(readKidSession);
  useEffect(() => {
    if (!session) return undefined;
    const timer = setTimeout(endKidSession, session.timestamp + KID_SESSION_MS - Date.now());
    return () => clearTimeout(timer);
  }, [session]);
  return session?.kidId === kidId ? session : null;
}
