import { unavailable, type Overloaded } from './errors';

export interface FairQueueOptions {
  /** How many tasks run at the same time, in total and for one key. */
  atOnce: number;
  atOncePerKey: number;
  /** How many tasks may wait, in total and for one key. */
  waiting: number;
  waitingPerKey: number;
  longestWaitMs: number;
  /** The message of the 503 when too many wait. */
  busy: Overloaded;
}

export type FairQueue = <T>(key: string, task: () => Promise<T>) => Promise<T>;

/**
 * A queue in which one key's tasks can't block the others': a few of each key run at a time, and keys take turns. Throws 503 with a `Retry-After` at once where too many wait, and after `longestWaitMs` of waiting.
 */
export function createFairQueue(options: FairQueueOptions): FairQueue {
  const { atOnce, atOncePerKey, longestWaitMs, busy } = options;
  const running = new Map<string, number>();
  let totalRunning = 0;
  // Keys in the order of their turns, each with its tasks in order of arrival.
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
      // Its next turn comes after that of all other keys.
      lines.delete(key);
      lines.set(key, line);
    }
    startNext();
  };

  const waitForTurn = (key: string): Promise<void> => {
    const line = lines.get(key) ?? [];
    if (waiting >= options.waiting || line.length >= options.waitingPerKey) {
      return Promise.reject(unavailable(busy));
    }
    waiting += 1;
    const turn = new Promise<void>((resolve, reject) => {
      const start = () => {
        clearTimeout(timer);
        resolve();
      };
      const timer = setTimeout(() => {
        line.splice(line.indexOf(start), 1);
        if (line.length === 0) lines.delete(key);
        reject(unavailable(busy));
      }, longestWaitMs);
      line.push(start);
      lines.set(key, line);
    });
    return turn.finally(() => (waiting -= 1));
  };

  return async (key, task) => {
    if (hasCapacity(key)) enter(key);
    else await waitForTurn(key);
    try {
      return await task();
    } finally {
      leave(key);
    }
  };
}
