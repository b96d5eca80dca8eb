import { unavailable } from './errors';

export interface FairQueueOptions {
  /** Tasks that run at the same time, at most one of each key. */
  atOnce: number;
  /** Tasks that may wait, of all keys together and of one. */
  waiting: number;
  waitingPerKey: number;
  longestWaitMs: number;
  /** What is said to whoever is turned away. */
  busy: string;
}

export type FairQueue = <T>(key: string, task: () => Promise<T>) => Promise<T>;

/**
 * A queue in which nobody waits for all of somebody else's tasks: of each key one task runs at a time, and keys take
 * turns. Throws 503 with a `Retry-After` at once where too many wait, and after `longestWaitMs` of waiting.
 */
export function createFairQueue(options: FairQueueOptions): FairQueue {
  const { atOnce, longestWaitMs, busy } = options;
  const running = new Set<string>();
  // In the order of the keys' turns, each with its tasks in the order in which they came.
  const lines = new Map<string, (() => void)[]>();
  let waiting = 0;

  const startNext = () => {
    for (const [key, line] of lines) {
      if (running.size >= atOnce) return;
      if (running.has(key)) continue;
      const start = line.shift();
      if (line.length === 0) lines.delete(key);
      running.add(key);
      start?.();
    }
  };

  const leave = (key: string) => {
    running.delete(key);
    const line = lines.get(key);
    if (line) {
      // Its next turn comes after everybody else's.
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
    if (running.size >= atOnce || running.has(key)) await waitForTurn(key);
    else running.add(key);
    try {
      return await task();
    } finally {
      leave(key);
    }
  };
}
