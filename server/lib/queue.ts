import { unavailable, type Overloaded } from './errors';

/** How much a queue has to do right now. */
export interface Load {
  running: number;
  waiting: number;
}

export interface Queue {
  <T>(task: () => Promise<T>): Promise<T>;
  load: () => Load;
}

/** The line in which all who want to log in stand (docs/decisions/0098): as many at once, as many more waiting. */
export const createLoginQueue = (): Queue => createQueue(4, 100);

/**
 * Runs at most `atOnce` tasks at a time and lets at most `waiting` more stand in line; one too many is refused with
 * 503 at once, with the message `busy`. So a flood of logins costs a bounded amount of processor and memory.
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
      // The place is handed straight to the next in line, so `running` only falls when nobody waits.
      const next = line.shift();
      if (next) next();
      else running -= 1;
    }
  };
  return Object.assign(enter, { load: () => ({ running, waiting: line.length }) });
}
