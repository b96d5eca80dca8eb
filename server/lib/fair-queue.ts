import { unavailable, type Overloaded } from './errors';

export interface FairQueueOptions {
  atOnce: number;
  atOncePerKey: number;
  waiting: number;
  waitingPerKey: number;
  longestWaitMs: number;
  busy: Overloaded;
}

export type FairQueue = <T>(key: string, task: () => Promise<T>) => Promise<T>;

/**
 * Creates a queue with a limit per key, in which keys take turns. Throws 503 with `Retry-After` if too many
 * tasks are queued, or after `longestWaitMs`.
 */
export function createFairQueue(options: FairQueueOptions): FairQueue {
  const { atOnce, atOncePerKey, longestWaitMs, busy } = options;
  const running = new Map<string, number>();
  let totalRunning = 0;
  // Keys in the order of their turns, each with its tasks.
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
