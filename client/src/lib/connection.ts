import { createStore, useStore } from './store';

/**
 * Whether the app can be reached. The browser's `online` is only a hint, because a home server works without
 * the internet, and a router without internet counts as online. So the app is requested before the page shows
 * anything.
 */
export interface Connection {
  away: boolean;
  /**
   * Whether any response has arrived since the page opened, so that there is something to show while offline.
   */
  met: boolean;
}

const PROBE = '/healthz';
const PROBE_MS = 5000;
/** Delays between attempts while offline. The last one repeats. */
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
    const { ok } = await fetch(PROBE, { cache: 'no-store', credentials: 'omit', signal });
    return ok;
  } catch {
    return false;
  }
}

/** Randomizes `ms` by half, so that devices don't reconnect to a restarted server at the same time. */
export const jittered = (ms: number): number => ms * (0.5 + Math.random());

/** Checks whether the app can be reached now. Concurrent calls share one request. */
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

/** Records a response of any status. */
export function noteAnswer(): void {
  update({ met: true });
  // The next attempt would only find out the same later.
  if (connection.get().away && watching) void checkConnection();
}

/** Records a failed call. Checks the connection unless the call was canceled. */
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

/** The id of the note about the lost connection, which describes disabled buttons. */
export const OFFLINE_NOTE = 'offline-note';

/** Whether an adult's page is offline, so that nothing can be saved. Kids' pages keep their chores instead. */
export function useOffline(): boolean {
  return useConnection().away && document.documentElement.dataset['audience'] !== 'kid';
}
