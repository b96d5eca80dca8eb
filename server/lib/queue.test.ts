import { describe, expect, it } from 'vitest';
import { AppError } from './errors';
import { createQueue } from './queue';

/** A task that ends on demand, and the highest number of concurrent runs. */
function tasks() {
  let running = 0;
  let most = 0;
  const ends: (() => void)[] = [];
  return {
    task: async () => {
      running += 1;
      most = Math.max(most, running);
      await new Promise<void>((resolve) => ends.push(resolve));
      running -= 1;
    },
    endOne: async () => {
      ends.shift()?.();
      await new Promise((resolve) => setImmediate(resolve));
    },
    most: () => most,
    started: () => ends.length,
  };
}

describe('createQueue', () => {
  it('runs up to the limit at the same time and the rest in order', async () => {
    const { task, endOne, most } = tasks();
    const queue = createQueue(2, 10);
    const all = Promise.all(Array.from({ length: 7 }, () => queue(task)));
    for (let ended = 0; ended < 7; ended += 1) await endOne();
    await all;
    expect(most()).toBe(2);
  });

  it('rejects with 503 when the backlog is full, and recovers', async () => {
    const { task, endOne } = tasks();
    const queue = createQueue(1, 1);
    const first = queue(task);
    const second = queue(task);
    await expect(queue(task)).rejects.toMatchObject({ status: 503, code: 'unavailable' });
    await endOne();
    await endOne();
    await Promise.all([first, second]);
    await expect(queue(() => Promise.resolve('through'))).resolves.toBe('through');
  });

  it('starts the next task after a failure', async () => {
    const queue = createQueue(1, 5);
    const failing = queue(() => Promise.reject(new AppError('internal', 'internal')));
    const next = queue(() => Promise.resolve('next'));
    await expect(failing).rejects.toThrow('internal');
    await expect(next).resolves.toBe('next');
  });
});
