import { unavailable, type Overloaded } from './errors';

export interface Load {
  running: number;
  waiting: number;
}

export interface Queue {
  <T>(task: () => Promise<T>): Promise<T>;
  load: () => Load;
}

/** The queue for login attempts (docs/decisions/0008). */
export const createLoginQueue = (): Queue => createQueue(4, 100);

/**
 * Runs at most `atOnce` tasks and queues at most `waiting` more. Throws 503 with the message `busy` beyond
 * that, so that a flood uses limited CPU and memory.
 */
export function createQueue(atOnce: number, waiting: number, busy: Overloaded = 'logins'): Queue {
  let running = 0;
  const line: (() => void)[] = [];

  const enter = async <T>(task: () => Promise<T>): Promise<T> => {
    if (running >= atOnce) {
      if (line.length >= waiting) throw unavailable(busy);
      await new Promise<void>((resolve) => line.push(resolve));
    } else {
      running += 1;
    }
    try {
      return await task();
    } finally {
      const next = line.shift();
      if (next) next();
      else running -= 1;
    }
  };
  return Object.assign(enter, { load: () => ({ running, waiting: line.length }) });
}
