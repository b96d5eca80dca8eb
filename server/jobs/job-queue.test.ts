import { sql } from 'drizzle-orm';
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest';
import { startHangingJobProcess } from '../../tests/support/job-process';
import { startServer } from '../../tests/support/server';
import { createLogger } from '../lib/logger';
import { createJobQueue, type JobHandlers, type JobQueue } from './job-queue';

const server = await startServer();
afterAll(() => server.close());
afterEach(() => server.db.execute(sql`DELETE FROM jobs.job`));

const queueOf = (): JobQueue => createJobQueue(server.pool, createLogger('silent'));
const jobs = queueOf();

function handlers(sweep: JobHandlers['sweep-uploads'] = async () => {}) {
  const spy = vi.fn<JobHandlers['sweep-uploads']>(sweep);
  const nothing = async () => {};
  const others = { 'remove-images': nothing, 'purge-expired': nothing, 'send-mail': nothing };
  const more = { 'notify-family': nothing, 'reset-passwords': nothing, 'purge-suspended': nothing };
  const letters = {
    'queue-letters': nothing,
    'send-letter': nothing,
    'send-invite': nothing,
    'send-webhook': nothing,
  };
  return { spy, handlers: { ...others, ...more, ...letters, 'sweep-uploads': spy } };
}
const add = () => server.db.transaction((tx) => jobs.add(tx, 'sweep-uploads', {}));

describe('a job', () => {
  it('is there when its transaction commits, and is done once', async () => {
    await add();
    const { spy, handlers: mine } = handlers();
    expect(await jobs.runWaiting(mine)).toBe(1);
    expect(await jobs.runWaiting(mine)).toBe(0);
    expect(spy).toHaveBeenCalledTimes(1);
  });

  it('is not there when its transaction fails', async () => {
    const failing = server.db.transaction(async (tx) => {
      await jobs.add(tx, 'sweep-uploads', {});
      throw new Error('rolled back');
    });
    await expect(failing).rejects.toThrow('rolled back');
    expect(await jobs.runWaiting(handlers().handlers)).toBe(0);
  });

  it('goes to one of two processes', async () => {
    for (let count = 0; count < 20; count += 1) await add();
    const { spy, handlers: mine } = handlers();
    const other = queueOf();
    const done = await Promise.all([jobs.runWaiting(mine), other.runWaiting(mine)]);
    expect(done[0] + done[1]).toBe(20);
    expect(spy).toHaveBeenCalledTimes(20);
  });

  it('waits for its time', async () => {
    await server.db.transaction((tx) =>
      jobs.add(tx, 'sweep-uploads', {}, { startAfter: new Date(Date.now() + 3_600_000) }),
    );
    expect(await jobs.runWaiting(handlers().handlers)).toBe(0);
  });

  it('is tried again after it failed', async () => {
    await add();
    const failing = handlers(async () => {
      throw new Error('the mail server is away');
    });
    await jobs.runWaiting(failing.handlers);
    await server.db.execute(sql`UPDATE jobs.job SET start_after = now()`);
    const { spy, handlers: mine } = handlers();
    await jobs.runWaiting(mine);
    expect(failing.spy).toHaveBeenCalledTimes(1);
    expect(spy).toHaveBeenCalledTimes(1);
  });

  it('is run again when the process that had it was killed in the middle', async () => {
    await add();
    const killed = await startHangingJobProcess(server.database.url);
    await killed.kill();
    expect(await states()).toEqual(['active']);
    expect(await jobs.runWaiting(handlers().handlers)).toBe(0);
    await server.db.execute(sql`UPDATE jobs.job SET started_on = now() - interval '1 day'`);
    const { spy, handlers: mine } = handlers();
    const next = queueOf();
    await next.work(mine);
    // The watch over lost jobs puts it back, to be attempted after the usual wait.
    await expect.poll(async () => (await states())[0]).toBe('retry');
    await server.db.execute(sql`UPDATE jobs.job SET start_after = now()`);
    await expect.poll(async () => (await states())[0], { timeout: 10_000 }).toBe('completed');
    await next.stop();
    expect(spy).toHaveBeenCalled();
  });
});

describe('many jobs at once', () => {
  const addThree = (ids: string[]) =>
    server.db.transaction(async (tx) => {
      await jobs.addAll(
        tx,
        'notify-family',
        ids.map((familyId) => ({ familyId })),
      );
      if (ids.includes('refused')) throw new Error('refused');
    });

  it('are there when their transaction commits, each done once and again where it failed', async () => {
    await expect(addThree(['a', 'refused'])).rejects.toThrow('refused');
    await addThree(['a', 'b', 'c']);
    const done: string[] = [];
    const { handlers: others } = handlers();
    const mine: JobHandlers = {
      ...others,
      'notify-family': async ({ familyId }) => {
        done.push(familyId);
        if (familyId === 'b' && done.filter((id) => id === 'b').length === 1) throw new Error('away');
      },
    };
    await jobs.runWaiting(mine);
    await server.db.execute(sql`UPDATE jobs.job SET start_after = now() WHERE state = 'retry'`);
    await jobs.runWaiting(mine);
    expect(done.toSorted()).toEqual(['a', 'b', 'b', 'c']);
  });
});

describe('the hourly jobs', () => {
  it('are enqueued once for all processes', async () => {
    const { spy, handlers: mine } = handlers();
    const processes = [queueOf(), queueOf(), queueOf()];
    await Promise.all(processes.map((process) => process.work(mine)));
    await expect.poll(() => spy.mock.calls.length).toBe(1);
    await Promise.all(processes.map((process) => process.stop()));
    expect(spy).toHaveBeenCalledTimes(1);
  });
});

describe('stop', () => {
  it('tells the running job, and waits for its end', async () => {
    const started = vi.fn<() => void>();
    let ended = false;
    const { handlers: mine } = handlers(async (_data, signal) => {
      started();
      await new Promise((resolve) => signal.addEventListener('abort', resolve, { once: true }));
      ended = true;
    });
    const process = queueOf();
    await process.work(mine);
    await expect.poll(() => started.mock.calls.length).toBe(1);
    await process.stop();
    expect(ended).toBe(true);
  });
});

async function states(): Promise<string[]> {
  const { rows } = await server.db.execute<{ state: string }>(
    sql`SELECT state FROM jobs.job WHERE data ->> 'kind' = 'sweep-uploads' ORDER BY created_on`,
  );
  return rows.map(({ state }) => state);
}
