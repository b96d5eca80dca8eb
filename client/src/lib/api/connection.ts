import { createStore, useStore } from '@/lib/storage/store';
import { noteServerTime } from './server-clock';

/**
 * `navigator.onLine` is only a hint, because a home server works without the internet, and a router without
 * internet counts as online.
 */
export interface Connection {
  away: boolean;
  /** A response has arrived since the page opened, so there is something to show offline. */
  met: boolean;
}

const PROBE = '/healthz';
const PROBE_MS = 5000;
/** Delays between attempts. The last one repeats. */
const WAITS_MS = [1000, 2000, 4000, 8000];

const connection = createStore<Connection>({ away: false, met: false });
let watching = false;
let probing: Promise<boolean> | null = null;
let timer: ReturnType<typeof setTimeout> | undefined;
let tries = 0;

function update(change: Partial<Connection>): void {
  const now = connection.get();
  const next = { ...now, ...change };
  if (next.away !== now.away || next.met !== now.met) connection.set(next);
}

async function isThere(): Promise<boolean> {
  const signal = AbortSignal.timeout(PROBE_MS);
  try {
    const { ok, headers } = await fetch(PROBE, { cache: 'no-store', credentials: 'omit', signal });
    if (ok) noteServerTime(headers.get('Date'));
    return ok;
  } catch {
    return false;
  }
}

/** Randomizes delays, so that devices don't reconnect to a restarted server at the same time. */
export const jittered = (ms: number): number => ms * (0.5 + Math.random());

export function checkConnection(): Promise<boolean> {
  clearTimeout(timer);
  probing ??= isThere().then((there) => {
    probing = null;
    update({ away: !there });
    if (there) tries = 0;
    else {
      const wait = WAITS_MS[Math.min(tries, WAITS_MS.length - 1)] ?? 0;
      timer = setTimeout(() => void checkConnection(), jittered(wait));
      tries += 1;
    }
    return there;
  });
  return probing;
}

export function noteAnswer(): void {
  update({ met: true });
  // Checks sooner than the next attempt.
  if (connection.get().away && watching) void checkConnection();
}

export function noteFailure(error: unknown): void {
  if (watching && error instanceof TypeError) void checkConnection();
}

const check = () => void checkConnection();

export function watchConnection(): () => void {
  const end = new AbortController();
  const { signal } = end;
  watching = true;
  window.addEventListener('offline', check, { signal });
  window.addEventListener('online', check, { signal });
  document.addEventListener(
    'visibilitychange',
    () => {
      if (document.visibilityState === 'visible' && connection.get().away) check();
    },
    { signal },
  );
  if (!navigator.onLine) check();
  return () => {
    end.abort();
    watching = false;
    clearTimeout(timer);
  };
}

export function onBack(listener: () => void): () => void {
  let wasAway = connection.get().away;
  return connection.subscribe(() => {
    const { away } = connection.get();
    if (wasAway && !away) listener();
    wasAway = away;
  });
}

export const connectionNow = connection.get;

export const useConnection = (): Connection => useStore(connection);

/** Describes disabled buttons. */
export const OFFLINE_NOTE = 'offline-note';
export const WHILE_OFFLINE = { 'aria-disabled': true, 'aria-describedby': OFFLINE_NOTE } as const;

/** Kids' pages keep their chores instead. */
export function useOffline(): boolean {
  return useConnection().away && document.documentElement.dataset['audience'] !== 'kid';
}
