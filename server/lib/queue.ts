import { unavailable, type Overloaded } from './errors';

export interface Load {
  running: number;
  waiting: number;
}

export interface QueueOptions {
  /** The limit in total and per key. Keys have no limits by default. */
  atOnce: number;
  atOncePerKey?: number;
  waiting: number;
  waitingPerKey?: number;
  longestWaitMs?: number;
  busy: Overloaded;
}

export interface Queue {
  <T>(task: () => Promise<T>, key?: string): Promise<T>;
  load: () => Load;
}

/** The queue for login attempts (docs/decisions/0008). */
export const createLoginQueue = (): Queue => createQueue({ atOnce: 4, waiting: 100, busy: 'logins' });

/**
 * A queue with bounded processor time and memory. Keys take turns. Throws 503 with `Retry-After` if too many
 * tasks wait, and after `longestWaitMs`.
 */
export function createQueue(options: QueueOptions): Queue {
  const { atOnce, waiting: mostWaiting, longestWaitMs, busy } = options;
  const { atOncePerKey = atOnce, waitingPerKey = mostWaiting } = options;
  const running = new Map<string, number>();
  let totalRunning = 0;
  const lines = new Map<string, (() => void)[]>();
  let waiting = 0;

  const hasCapacity = (key: string) => totalRunning < atOnce && (running.get(key) ?? 0) < atOncePerKey;
  const enter = (key: string) => {
    totalRunning += 1;
    running.set(key, (running.get(key) ?? 0) + 1);
  };

  const startNext = () => {
    for (const [key, line] of lines) {
      if (!hasCapacity(key)) continue;
      const start = line.shift();
      if (line.length === 0) lines.delete(key);
      enter(key);
      start?.();
    }
  };

  const leave = (key: string) => {
    totalRunning -= 1;
    const others = (running.get(key) ?? 1) - 1;
    if (others > 0) running.set(key, others);
    else running.delete(key);
    const line = lines.get(key);
    if (line) {
      lines.delete(key);
      lines.set(key, line);
    }
    startNext();
  };

  const waitForTurn = (key: string): Promise<void> => {
    const line = lines.get(key) ?? [];
    if (waiting >= mostWaiting || line.length >= waitingPerKey) return Promise.reject(unavailable(busy));
    waiting += 1;
    const turn = new Promise<void>((resolve, reject) => {
      const giveUp = () => {
        line.splice(line.indexOf(start), 1);
        if (line.length === 0) lines.delete(key);
        reject(unavailable(busy));
      };
      const timer = longestWaitMs === undefined ? undefined : setTimeout(giveUp, longestWaitMs);
      const start = () => {
        clearTimeout(timer);
        resolve();
      };
      line.push(start);
      lines.set(key, line);
    });
    return turn.finally(() => (waiting -= 1));
  };

  const run = async <T>(task: () => Promise<T>, key = ''): Promise<T> => {
    if (hasCapacity(key)) enter(key);
    else await waitForTurn(key);
    try {
      return await task();
    } finally {
      leave(key);
    }
  };
  return Object.assign(run, { load: () => ({ running: totalRunning, waiting }) });
}
