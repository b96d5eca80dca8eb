import { sql } from 'drizzle-orm';
import { Client } from 'pg';
import PgBoss from 'pg-boss';
import { afterAll, afterEach, describe, expect, inject, it, vi } from 'vitest';
import { everyJob, startHangingJobProcess } from '../../tests/support/job-process';
import { startServer } from '../../tests/support/server';
import { createLogger } from '../lib/logger';
import { createJobQueue, type JobQueue } from './job-queue';
import type { JobHandlers, JobKind } from './jobs';

const server = await startServer();
afterAll(() => server.close());
afterEach(() => server.db.execute(sql`DELETE FROM jobs.job`));

const queueOf = (): JobQueue => createJobQueue(server.pool, createLogger('silent'));
const jobs = queueOf();

function handlers(sweep: JobHandlers['sweep-uploads'] = async () => {}) {
  const spy = vi.fn<JobHandlers['sweep-uploads']>(sweep);
  return { spy, handlers: { ...everyJob(async () => {}), 'sweep-uploads': spy } };
}
const add = () => server.db.transaction((tx) => jobs.add(tx, 'sweep-uploads', {}));
const notify = (familyId: string, startAfter?: Date) =>
  server.db.transaction((tx) =>
    jobs.add(tx, 'notify-family', { familyId }, startAfter ? { startAfter } : {}),
  );
const makeDue = () => server.db.execute(sql`UPDATE jobs.job SET start_after = now()`);

async function states(kind: JobKind = 'sweep-uploads'): Promise<string[]> {
  const { rows } = await server.db.execute<{ state: string }>(
    sql`SELECT state FROM jobs.job WHERE data ->> 'kind' = ${kind} ORDER BY created_on`,
  );
  return rows.map(({ state }) => state);
}

async function whileWorking(given: JobHandlers, during: () => Promise<void>): Promise<void> {
  const process = queueOf();
  await process.work(given);
  try {
    await during();
  } finally {
    await process.stop();
  }
}

describe('a job', () => {
  it('exists once its transaction commits, and runs once', async () => {
    await add();
    const { spy, handlers: mine } = handlers();
    expect(await jobs.runWaiting(mine)).toBe(1);
    expect(await jobs.runWaiting(mine)).toBe(0);
    expect(spy).toHaveBeenCalledTimes(1);
  });

  it('does not exist when its transaction fails', async () => {
    const failing = server.db.transaction(async (tx) => {
      await jobs.add(tx, 'sweep-uploads', {});
      throw new Error('rolled back');
    });
    await expect(failing).rejects.toThrow('rolled back');
    expect(await jobs.runWaiting(handlers().handlers)).toBe(0);
  });

  it('runs in only one of two processes', async () => {
    for (let count = 0; count < 20; count += 1) await add();
    const { spy, handlers: mine } = handlers();
    const other = queueOf();
    const done = await Promise.all([jobs.runWaiting(mine), other.runWaiting(mine)]);
    expect(done[0] + done[1]).toBe(20);
    expect(spy).toHaveBeenCalledTimes(20);
  });

  it('does not run before its start time', async () => {
    const startAfter = new Date(Date.now() + 3_600_000);
    await server.db.transaction((tx) => jobs.add(tx, 'sweep-uploads', {}, { startAfter }));
    expect(await jobs.runWaiting(handlers().handlers)).toBe(0);
  });

  it("is retried after a failure and stores only the error's name", async () => {
    await add();
    const failing = handlers(async () => {
      throw new TypeError('450 <mia@example.org> is busy');
    });
    await jobs.runWaiting(failing.handlers);
    const { rows } = await server.db.execute<{ output: unknown }>(sql`SELECT output FROM jobs.job`);
    expect(rows).toEqual([{ output: { error: 'TypeError' } }]);
    await makeDue();
    const { spy, handlers: mine } = handlers();
    await jobs.runWaiting(mine);
    expect(failing.spy).toHaveBeenCalledTimes(1);
    expect(spy).toHaveBeenCalledTimes(1);
  });

  it('is retried after its process was killed', async () => {
    await add();
    const killed = await startHangingJobProcess(server.database.url);
    await killed.kill();
    expect(await states()).toEqual(['active']);
    expect(await jobs.runWaiting(handlers().handlers)).toBe(0);
    await server.db.execute(sql`UPDATE jobs.job SET started_on = now() - interval '1 day'`);
    const db = { executeSql: (text: string, values: unknown[]) => server.pool.query(text, values) };
    await new PgBoss({ db, schema: 'jobs' }).maintain();
    expect(await states()).toEqual(['retry']);
    await makeDue();
    const { spy, handlers: mine } = handlers();
    await jobs.runWaiting(mine);
    expect(spy).toHaveBeenCalledTimes(1);
  });

  it('with a key is queued once per start time', async () => {
    const later = new Date(Date.now() + 3_600_000);
    for (let count = 0; count < 3; count += 1) {
      await notify('one');
      await notify('one', later);
      await notify('two');
    }
    expect(await states('notify-family')).toEqual(['created', 'created', 'created']);
    expect(await jobs.runWaiting(handlers().handlers)).toBe(2);
  });
});

describe('a batch of jobs', () => {
  const addThree = (ids: string[]) =>
    server.db.transaction(async (tx) => {
      await jobs.addAll(
        tx,
        'notify-family',
        ids.map((familyId) => ({ familyId })),
      );
      if (ids.includes('refused')) throw new Error('refused');
    });

  it('is created by its transaction, and each job fails separately', async () => {
    await expect(addThree(['a', 'refused'])).rejects.toThrow('refused');
    await addThree(['a', 'b', 'c']);
    const done: string[] = [];
    const mine: JobHandlers = {
      ...handlers().handlers,
      'notify-family': async ({ familyId }) => {
        done.push(familyId);
        if (familyId === 'b' && done.filter((id) => id === 'b').length === 1) throw new Error('away');
      },
    };
    await jobs.runWaiting(mine);
    await makeDue();
    await jobs.runWaiting(mine);
    expect(done.toSorted()).toEqual(['a', 'b', 'b', 'c']);
  });
});

describe('a process', () => {
  it('queues the hourly jobs once for all processes', async () => {
    const { spy, handlers: mine } = handlers();
    const processes = [queueOf(), queueOf(), queueOf()];
    await Promise.all(processes.map((process) => process.work(mine)));
    await expect.poll(() => spy.mock.calls.length).toBe(1);
    await Promise.all(processes.map((process) => process.stop()));
    expect(spy).toHaveBeenCalledTimes(1);
  });

  it('aborts the running job on stop and waits for it to end', async () => {
    let ended = false;
    const { spy, handlers: mine } = handlers(async (_data, signal) => {
      await new Promise((resolve) => signal.addEventListener('abort', resolve, { once: true }));
      ended = true;
    });
    await whileWorking(mine, async () => {
      await expect.poll(() => spy.mock.calls.length).toBe(1);
    });
    expect(ended).toBe(true);
  });

  it('runs mail and notifications of other families while jobs hang', async () => {
    const done: string[] = [];
    const waitForAbort = (signal: AbortSignal) =>
      new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve(), { once: true }));
    const mine: JobHandlers = {
      ...handlers().handlers,
      'send-webhook': (_data, signal) => waitForAbort(signal),
      'send-letter': (_data, signal) => waitForAbort(signal),
      'notify-family': async ({ familyId }, signal) => {
        done.push(familyId);
        if (familyId.startsWith('silent')) await waitForAbort(signal);
      },
      'send-mail': async (job) => {
        if ('linkId' in job) done.push(job.linkId);
      },
    };
    await server.db.transaction(async (tx) => {
      const silent = Array.from({ length: 20 }, (_, index) => `silent ${index}`);
      await jobs.addAll(
        tx,
        'notify-family',
        silent.map((familyId) => ({ familyId })),
      );
      await jobs.addAll(
        tx,
        'send-webhook',
        silent.map((webhookId) => ({ familyId: 'one', webhookId })),
      );
      await jobs.addAll(
        tx,
        'send-letter',
        silent.map((userId) => ({ familyId: 'one', userId, week: '2026-11-22' as const })),
      );
    });
    await whileWorking(mine, async () => {
      await expect.poll(() => done.length).toBe(20);
      await notify('another family');
      await server.db.transaction((tx) =>
        jobs.add(tx, 'send-mail', { message: 'reset_password', linkId: 'reset link' }),
      );
      await expect.poll(() => done.slice(20).toSorted()).toEqual(['another family', 'reset link']);
    });
  });

  it('survives a lost database and does not repeat a finished job', async () => {
    const admin = new Client({ connectionString: inject('postgresUrl') });
    await admin.connect();
    const name = new URL(server.database.url).pathname.slice(1);
    const remove = vi.fn<() => Promise<void>>(async () => {
      await admin.query(`ALTER DATABASE ${name} ALLOW_CONNECTIONS false`);
      await admin.query(`SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '${name}'`);
    });
    await server.db.transaction((tx) => jobs.add(tx, 'remove-images', { folders: [] }));
    const process = queueOf();
    await process.work({ ...everyJob(async () => {}), 'remove-images': remove });
    try {
      await expect.poll(() => remove.mock.calls.length).toBe(1);
      // The job has begun, but the database may still answer.
      await expect
        .poll(() => server.pool.query('SELECT 1').then(() => 'answered', String))
        .toMatch(/accepting connections|terminat|EPIPE/);
    } finally {
      await admin.query(`ALTER DATABASE ${name} ALLOW_CONNECTIONS true`);
      await admin.end();
    }
    // The job may have been released as lost before it could be acknowledged.
    await expect.poll(() => states('remove-images').catch(() => ['away'])).toEqual([]);
    await process.stop();
    expect(remove).toHaveBeenCalledTimes(1);
  });
});
