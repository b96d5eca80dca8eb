import { createStore, useStore } from './store';

/**
 * Whether the app can be reached. The browser's own word is only a suspicion (a home server answers without the
 * internet, and a router without one still counts as online): the app is asked before anything is said.
 */
export interface Connection {
  away: boolean;
  /** Anything was ever answered since the page was opened: then there is something to look at while it is away. */
  met: boolean;
}

const PROBE = '/healthz';
const PROBE_MS = 5000;
/** Between two tries while it is away; the last one again and again. */
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

/** A random part of half to one and a half of `ms`, so that the devices of a restarted server don't all return at once. */
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

/** A call was answered, whatever the answer. */
export function noteAnswer(): void {
  update({ met: true });
  // The next try of our own would find the same.
  if (connection.get().away && watching) void checkConnection();
}

/** A call failed. If it was the network, it is looked at more closely; a call that was called off means nothing. */
export function noteFailure(error: unknown): void {
  if (watching && error instanceof TypeError) void checkConnection();
}

const check = () => void checkConnection();

/** Begins to watch; once, when the app starts. Returns how to end it. */
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

/** Calls `onBack` each time the app can be reached again. Returns how to stop. */
export function onBack(listener: () => void): () => void {
  let wasAway = connection.get().away;
  return connection.subscribe(() => {
    const { away } = connection.get();
    if (wasAway && !away) listener();
    wasAway = away;
  });
}

/** The current connection state. */
export const connectionNow = connection.get;

/** The connection state, now and after each change. */
export const useConnection = (): Connection => useStore(connection);
