import { useSyncExternalStore } from 'react';

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

let state: Connection = { away: false, met: false };
let watching = false;
let probing: Promise<boolean> | null = null;
let timer: ReturnType<typeof setTimeout> | undefined;
let tries = 0;
const listeners = new Set<() => void>();

function become(change: Partial<Connection>): void {
  const next = { ...state, ...change };
  if (next.away === state.away && next.met === state.met) return;
  state = next;
  for (const listener of listeners) listener();
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

/** Asks whether the app is there, now; answers what it found. Calls that come meanwhile share the answer. */
export function checkConnection(): Promise<boolean> {
  clearTimeout(timer);
  probing ??= isThere().then((there) => {
    probing = null;
    become({ away: !there });
    if (there) tries = 0;
    else {
      timer = setTimeout(() => void checkConnection(), WAITS_MS[Math.min(tries, WAITS_MS.length - 1)]);
      tries += 1;
    }
    return there;
  });
  return probing;
}

/** A call was answered, whatever the answer. */
export function noteAnswer(): void {
  become({ met: true });
  // The next try of our own would find the same.
  if (state.away && watching) void checkConnection();
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
      if (document.visibilityState === 'visible' && state.away) check();
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
  let wasAway = state.away;
  const look = () => {
    if (wasAway && !state.away) listener();
    wasAway = state.away;
  };
  listeners.add(look);
  return () => listeners.delete(look);
}

/** How it stands. */
export const connectionNow = (): Connection => state;

/** How it stands, and again whenever that changes. */
export function useConnection(): Connection {
  return useSyncExternalStore((listener) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  }, connectionNow);
}
