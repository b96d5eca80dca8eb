import { unavailable, type Overloaded } from './errors';

export interface FairQueueOptions {
  /** Tasks that run at the same time, of all keys together and of one. */
  atOnce: number;
  atOncePerKey: number;
  /** Tasks that may wait, of all keys together and of one. */
  waiting: number;
  waitingPerKey: number;
  longestWaitMs: number;
  /** The message of the 503 when too many wait. */
  busy: Overloaded;
}

export type FairQueue = <T>(key: string, task: () => Promise<T>) => Promise<T>;

/**
 * A queue in which nobody waits for all of somebody else's tasks: of each key a few run at a time, and keys take turns. Throws 503 with a `Retry-After` at once where too many wait, and after `longestWaitMs` of waiting.
 */
export function createFairQueue(options: FairQueueOptions): FairQueue {
  const { atOnce, atOncePerKey, longestWaitMs, busy } = options;
  const running = new Map<string, number>();
  let runningInAll = 0;
  // In the order of the keys' turns, each with its tasks in the order in which they came.
  const lines = new Map<string, (() => void)[]>();
  let waiting = 0;

  const hasPlace = (key: string) => runningInAll < atOnce && (running.get(key) ?? 0) < atOncePerKey;
  const enter = (key: string) => {
    runningInAll += 1;
    running.set(key, (running.get(key) ?? 0) + 1);
  };

  const startNext = () => {
    for (const [key, line] of lines) {
      if (!hasPlace(key)) continue;
      const start = line.shift();
      if (line.length === 0) lines.delete(key);
      enter(key);
      start?.();
    }
  };

  const leave = (key: string) => {
    runningInAll -= 1;
    const others = (running.get(key) ?? 1) - 1;
    if (others > 0) running.set(key, others);
    else running.delete(key);
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
    if (hasPlace(key)) enter(key);
    else await waitForTurn(key);
    try {
      return await task();
    } finally {
      leave(key);
    }
  };
}
