import { useEffect, useSyncExternalStore } from 'react';
import { KID_SESSION_MS } from '@shared/entry-constants';

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
const listeners = new Set<() => void>();
/** Stands in where storage is closed to us (private windows): then the session lasts as long as the page. */
let fallback: string | null = null;
let cached: { text: string | null; session: KidSession | null } = { text: null, session: null };

function readText(): string | null {
  try {
    return localStorage.getItem(STORAGE_KEY) ?? fallback;
  } catch {
    return fallback;
  }
}

function writeText(text: string | null): void {
  fallback = text;
  try {
    if (text === null) localStorage.removeItem(STORAGE_KEY);
    else localStorage.setItem(STORAGE_KEY, text);
  } catch {
    // As above.
  }
}

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

/** The session remembered here, while it lasts (24 hours from login). One that is over is removed on the way. */
export function readKidSession(): KidSession | null {
  const text = readText();
  if (text !== cached.text) cached = { text, session: parse(text) };
  const { session } = cached;
  if (text !== null && (session === null || Date.now() >= session.timestamp + KID_SESSION_MS)) {
    writeText(null);
    return null;
  }
  return session;
}

function tell(): void {
  for (const listener of listeners) listener();
}

/** Remembers a login that just succeeded. */
export function storeKidSession(kidId: string, sessionToken: string): void {
  const session: KidSession = { kidId, timestamp: Date.now(), sessionToken };
  writeText(JSON.stringify(session));
  tell();
}

/** Forgets the session: it is over, or the server says it is. */
export function endKidSession(): void {
  writeText(null);
  tell();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  // Another tab of this tablet: a brother logs in there, and this nest closes.
  const onStorage = (event: StorageEvent) => {
    if (event.key !== STORAGE_KEY && event.key !== null) return;
    fallback = event.newValue;
    listener();
  };
  window.addEventListener('storage', onStorage);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', onStorage);
  };
}

/** The id of the kid who is logged in on this browser, or null. */
export function useLiveKid(): string | null {
  return useSyncExternalStore(subscribe, readKidSession)?.kidId ?? null;
}

/** The session of this kid on this browser, or null; changes by itself when it ends, in another tab too. */
export function useKidSession(kidId: string): KidSession | null {
  const session = useSyncExternalStore(subscribe, readKidSession);
  useEffect(() => {
    if (!session) return undefined;
    const timer = setTimeout(endKidSession, session.timestamp + KID_SESSION_MS - Date.now());
    return () => clearTimeout(timer);
  }, [session]);
  return session?.kidId === kidId ? session : null;
}
