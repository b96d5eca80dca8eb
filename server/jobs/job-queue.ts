import { setMaxListeners } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import PgBoss from 'pg-boss';
import type pg from 'pg';
import { clientOf, type Tx } from '../db/client';
import { JOB_SCHEMA, type QueueName } from '../db/job-schema';
import type { Logger } from '../lib/logger';
import type { JobData, JobHandlers, JobKind } from './jobs';

const QUEUE_OF: Record<JobKind, QueueName> = {
  'reset-passwords': 'mail',
  'send-mail': 'mail',
  'send-invite': 'mail',
  'queue-letters': 'letters',
  'send-letter': 'letters',
  'notify-family': 'push',
  'send-webhook': 'webhooks',
  'queue-calendars': 'calendars',
  'fetch-calendar': 'calendars',
  'remove-images': 'maintenance',
  'sweep-uploads': 'maintenance',
  'purge-expired': 'maintenance',
  'purge-suspended': 'maintenance',
};

/** Jobs with the same key and start time are queued once. */
const KEY_OF: { [Kind in JobKind]?: (data: JobData[Kind]) => string } = {
  'notify-family': ({ familyId }) => familyId,
  'send-webhook': ({ webhookId }) => webhookId,
  'fetch-calendar': ({ calendarId }) => calendarId,
};

/**
 * A silent address blocks its worker for ten seconds. Mail and letters stay below the mailer's connections.
 */
const WORKERS: Record<QueueName, number> = {
  mail: 3,
  letters: 2,
  push: 30,
  webhooks: 30,
  calendars: 4,
  maintenance: 2,
};
const QUEUE_NAMES = Object.keys(WORKERS) as QueueName[];

/** Repeats for a week, because no other job removes these files. */
const REMOVAL_RETRIES = { retryLimit: 2016, retryDelay: 300, retryBackoff: false };

const HOUR_SECONDS = 3600;
/** Jobs that repeat, with their interval in seconds. */
const REPEATED = {
  'sweep-uploads': HOUR_SECONDS,
  'purge-expired': HOUR_SECONDS,
  'purge-suspended': HOUR_SECONDS,
  'queue-letters': HOUR_SECONDS,
  'queue-calendars': 300,
} satisfies Partial<Record<JobKind, number>>;
const REPEATED_KINDS = Object.keys(REPEATED) as (keyof typeof REPEATED)[];
const OFFER_MS = 5 * 60_000;

const POLL_MS = 2000;
const MAINTENANCE_SECONDS = 60;

interface StoredJob {
  kind: JobKind;
  data: JobData[JobKind];
}

export interface JobOptions {
  startAfter?: Date;
}

export interface JobQueue {
  add<Kind extends JobKind>(tx: Tx, kind: Kind, data: JobData[Kind], options?: JobOptions): Promise<void>;
  addAll<Kind extends JobKind>(
    tx: Tx,
    kind: Kind,
    list: readonly JobData[Kind][],
    options?: JobOptions,
  ): Promise<void>;
  runWaiting(handlers: JobHandlers): Promise<number>;
  work(handlers: JobHandlers): Promise<void>;
  stop(): Promise<void>;
}

/**
 * The job queue (pg-boss). We fetch and acknowledge jobs ourselves, because pg-boss 10 leaves failed
 * acknowledgements unhandled, which would end the process (docs/decisions/0180).
 */
export function createJobQueue(pool: pg.Pool, logger: Logger): JobQueue {
  const boss = new PgBoss({
    db: { executeSql: (text, values: unknown[]) => queryPool(pool, text, values) },
    schema: JOB_SCHEMA,
    migrate: false,
    schedule: false,
    maintenanceIntervalSeconds: MAINTENANCE_SECONDS,
  });
  boss.on('error', (error) => logger.warn({ err: error }, 'maintenance of the job queue failed'));
  const stopping = new AbortController();
  setMaxListeners(0, stopping.signal);
  let working: Promise<unknown> | undefined;

  const pause = (ms = POLL_MS) => sleep(ms, undefined, { signal: stopping.signal }).catch(() => {});

  async function run(queue: QueueName, job: PgBoss.Job<StoredJob>, handlers: JobHandlers): Promise<void> {
    const { kind, data } = job.data;
    try {
      await handle(handlers, kind, data);
    } catch (error) {
      logger.warn({ err: error, job: kind }, 'a job failed');
      // Stores only the error's name, because messages may contain addresses, and rows outlive the account.
      const output = { error: error instanceof Error ? error.name : 'unknown' };
      return acknowledge(() => boss.fail(queue, job.id, output));
    }
    let attempts = 0;
    await acknowledge(async () => {
      attempts += 1;
      // The job may have been released as lost. A deleted job does not run again.
      return attempts === 1 ? boss.complete(queue, job.id) : boss.deleteJob(queue, job.id);
    });
  }

  function handle<Kind extends JobKind>(handlers: JobHandlers, kind: Kind, data: JobData[Kind]) {
    return handlers[kind](data, stopping.signal);
  }

  /** Retries until the database stores the acknowledgement or the process stops. */
  async function acknowledge(store: () => Promise<void>): Promise<void> {
    for (;;) {
      try {
        return await store();
      } catch (error) {
        logger.debug({ err: error }, 'a job could not be acknowledged');
        if (stopping.signal.aborted) return;
        await pause();
      }
    }
  }

  async function runWaiting(handlers: JobHandlers): Promise<number> {
    let done = 0;
    let found = true;
    while (found) {
      found = false;
      for (const queue of QUEUE_NAMES) {
        for (let job = await fetchOne(queue); job; job = await fetchOne(queue)) {
          await run(queue, job, handlers);
          done += 1;
          found = true;
        }
      }
    }
    return done;
  }

  const fetchOne = async (queue: QueueName) => (await boss.fetch<StoredJob>(queue))[0];

  /** A lost database looks like an empty queue. */
  async function workQueue(queue: QueueName, handlers: JobHandlers): Promise<void> {
    const running = new Set<Promise<void>>();
    while (!stopping.signal.aborted) {
      const free = WORKERS[queue] - running.size;
      let hasEnded = false;
      const jobs = free > 0 ? await boss.fetch<StoredJob>(queue, { batchSize: free }) : [];
      for (const job of jobs) {
        const work = run(queue, job, handlers).finally(() => {
          running.delete(work);
          hasEnded = true;
        });
        running.add(work);
      }
      // A job that ends may have queued another one.
      if (!hasEnded) await Promise.race([...(running.size < WORKERS[queue] ? [pause()] : []), ...running]);
    }
    await Promise.all(running);
  }

  async function offerRepeated(): Promise<void> {
    while (!stopping.signal.aborted) {
      for (const kind of REPEATED_KINDS) {
        const options = { singletonKey: kind, singletonSeconds: REPEATED[kind] };
        await boss
          .send(QUEUE_OF[kind], { kind, data: {} }, options)
          .catch((error: unknown) => logger.debug({ err: error }, 'a repeated job could not be queued'));
      }
      await pause(OFFER_MS);
    }
  }

  async function addAll<Kind extends JobKind>(
    tx: Tx,
    kind: Kind,
    list: readonly JobData[Kind][],
    { startAfter }: JobOptions = {},
  ): Promise<void> {
    const start = startAfter?.toISOString();
    const jobs = list.map((data) => {
      const key = KEY_OF[kind]?.(data);
      return {
        name: QUEUE_OF[kind],
        data: { kind, data },
        ...(start !== undefined && { startAfter: start }),
        ...(key !== undefined && { singletonKey: start === undefined ? key : `${key} ${start}` }),
        ...(kind === 'remove-images' && REMOVAL_RETRIES),
      };
    });
    const client = clientOf(tx);
    const db = {
      executeSql: (text: string, values: unknown[]) => client.query<Record<string, unknown>>(text, values),
    };
    await boss.insert(jobs, { db });
  }

  return {
    add: (tx, kind, data, options) => addAll(tx, kind, [data], options),
    addAll,
    runWaiting,
    async work(handlers) {
      await boss.start();
      working = Promise.all([offerRepeated(), ...QUEUE_NAMES.map((queue) => workQueue(queue, handlers))]);
    },
    async stop() {
      stopping.abort();
      await working;
      await boss.stop({ graceful: false });
    },
  };
}

/**
 * Closes the connection after an error, because pg-boss sends whole transactions as one text and a failed one
 * would stay open.
 */
async function queryPool(pool: pg.Pool, text: string, values: unknown[]) {
  const client = await pool.connect();
  let failed = true;
  try {
    const result = await client.query<Record<string, unknown>>(text, values);
    failed = false;
    return result;
  } finally {
    client.release(failed);
  }
}
