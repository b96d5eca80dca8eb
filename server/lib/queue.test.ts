import { afterEach, describe, expect, it, vi } from 'vitest';
import { createQueue, type QueueOptions } from './queue';

const OPTIONS: QueueOptions = {
  atOnce: 2,
  atOncePerKey: 1,
  waiting: 10,
  waitingPerKey: 5,
  longestWaitMs: 1000,
  busy: 'uploads',
};

function started(options: Partial<QueueOptions> = {}) {
  const queue = createQueue({ ...OPTIONS, ...options });
  const order: string[] = [];
  const ends = new Map<string, () => void>();
  return {
    order,
    add: (name: string) =>
      queue(async () => {
        order.push(name);
        await new Promise<void>((resolve) => ends.set(name, resolve));
        return name;
      }, name.charAt(0)),
    end: async (name: string) => {
      ends.get(name)?.();
      await new Promise((resolve) => setImmediate(resolve));
    },
  };
}

const refusal = { status: 503, code: 'unavailable', key: 'unavailable.uploads', retryAfter: 5 };

describe('a queue with keys', () => {
  afterEach(() => {
    vi.useRealTimers();
  });

  it('runs one task per key at a time, even with free capacity', async () => {
    const { order, add, end } = started();
    const all = Promise.all(['a1', 'a2'].map(add));
    expect(order).toEqual(['a1']);
    await end('a1');
    expect(order).toEqual(['a1', 'a2']);
    await end('a2');
    expect(await all).toEqual(['a1', 'a2']);
  });

  it("starts a new key immediately or next, ahead of another key's backlog", async () => {
    const { order, add, end } = started();
    const all = ['a1', 'a2', 'a3', 'a4', 'b1', 'b2', 'c1'].map(add);
    expect(order).toEqual(['a1', 'b1']);
    await end('b1');
    expect(order).toEqual(['a1', 'b1', 'c1']);
    await end('a1');
    await end('c1');
    expect(order).toEqual(['a1', 'b1', 'c1', 'b2', 'a2']);
    for (const name of ['a2', 'b2', 'a3', 'a4']) await end(name);
    expect(await Promise.all(all)).toHaveLength(7);
  });

  it('runs up to the limit per key and in total', async () => {
    const { order, add, end } = started({ atOnce: 3, atOncePerKey: 2 });
    const all = ['a1', 'a2', 'a3', 'b1', 'c1'].map(add);
    expect(order).toEqual(['a1', 'a2', 'b1']);
    await end('b1');
    expect(order).toEqual(['a1', 'a2', 'b1', 'c1']);
    await end('a2');
    expect(order).toEqual(['a1', 'a2', 'b1', 'c1', 'a3']);
    for (const name of ['a1', 'a3', 'c1']) await end(name);
    expect(await Promise.all(all)).toHaveLength(5);
  });

  it('rejects immediately when the backlog of a key or in total is full', async () => {
    const { add, end } = started({ waiting: 3, waitingPerKey: 2 });
    const taken = ['a1', 'a2', 'a3'].map(add);
    await expect(add('a4')).rejects.toMatchObject(refusal);
    taken.push(add('b1'), add('b2'));
    await expect(add('c1')).rejects.toMatchObject(refusal);
    for (const name of ['a1', 'b1', 'a2', 'b2', 'a3']) await end(name);
    expect(await Promise.all(taken)).toHaveLength(5);
  });

  it('rejects a task that waited too long and skips it', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const { order, add, end } = started({ atOnce: 1 });
    const first = add('a1');
    const late = add('b1').catch((error: unknown) => error);
    vi.advanceTimersByTime(999);
    const patient = add('c1');
    vi.advanceTimersByTime(1);
    expect(await late).toMatchObject(refusal);
    await end('a1');
    expect(order).toEqual(['a1', 'c1']);
    vi.advanceTimersByTime(5000);
    await end('c1');
    expect(await Promise.all([first, patient])).toEqual(['a1', 'c1']);
  });

  it('continues after a failed task', async () => {
    const queue = createQueue({ ...OPTIONS, atOnce: 1 });
    const failing = queue(() => Promise.reject(new Error('no')), 'a');
    const next = queue(() => Promise.resolve('next'), 'a');
    await expect(failing).rejects.toThrow('no');
    await expect(next).resolves.toBe('next');
  });
});

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

describe('a queue without keys', () => {
  it('runs up to the limit at the same time and the rest in order', async () => {
    const { task, endOne, most } = tasks();
    const queue = createQueue({ atOnce: 2, waiting: 10, busy: 'logins' });
    const all = Promise.all(Array.from({ length: 7 }, () => queue(task)));
    for (let ended = 0; ended < 7; ended += 1) await endOne();
    await all;
    expect(most()).toBe(2);
  });

  it('rejects with 503 when the backlog is full, and recovers', async () => {
    const { task, endOne } = tasks();
    const queue = createQueue({ atOnce: 1, waiting: 1, busy: 'logins' });
    const first = queue(task);
    const second = queue(task);
    expect(queue.load()).toEqual({ running: 1, waiting: 1 });
    await expect(queue(task)).rejects.toMatchObject({ status: 503, code: 'unavailable' });
    await endOne();
    await endOne();
    await Promise.all([first, second]);
    await expect(queue(() => Promise.resolve('through'))).resolves.toBe('through');
  });
});
