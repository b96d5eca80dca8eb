import { setTimeout as sleep } from 'node:timers/promises';
import PgBoss from 'pg-boss';
import type pg from 'pg';
import type { Locale } from '@shared/constants';
import type { CalendarDate } from '@shared/rules/calendar';
import { clientOf, type Tx } from '../db/client';
import type { Logger } from '../lib/logger';

/** The language of the request that caused a message, for a person and a family who have chosen none. */
interface Requested {
  locale?: Locale;
}

/** A message to be sent, by what it is about. */
export type MailJob = Requested & { message: 'confirm_email' | 'reset_password'; linkId: string };

/** A weekly letter: about which family, to whom, and the first day of the week in which it is sent. */
export type LetterJob = { familyId: string; userId: string; week: CalendarDate };

/** Every kind of job, by the data it carries. */
export interface JobData {
  /** Removes folders of the image store whose rows are gone. */
  'remove-images': { folders: string[] };
  /** Removes uploads that nothing needs any more. */
  'sweep-uploads': Record<string, never>;
  /** Removes rows that have been kept long enough, such as old audit lines and expired sessions. */
  'purge-expired': Record<string, never>;
  /** Deletes families that have been suspended long enough. */
  'purge-suspended': Record<string, never>;
  /** Makes a link for a new password for each of these accounts, none among them when the name was unknown. */
  'reset-passwords': Requested & { resets: { userId: string; linkId: string }[] };
  /** Sends one message. Holds ids alone: the address is read when it is sent, and a link's token is made then. */
  'send-mail': MailJob;
  /** Sends an invitation to its address. */
  'send-invite': Requested & { inviteId: string };
  /** Queues the weekly letters that are due, each once. */
  'queue-letters': Record<string, never>;
  /** Sends the letter about the family's last week before `week`, the first day of the next, to a member. */
  'send-letter': LetterJob;
  /** Tells the family's grown-ups what waits for them. */
  'notify-family': { familyId: string };
  /** Tells a webhook the oldest event that waits for it. */
  'send-webhook': { familyId: string; webhookId: string };
}
export type JobKind = keyof JobData;

/**
 * What does the jobs of each kind. A handler that throws is run again later, and after a crash one may run a second time:
 * each must be repeatable. `signal` aborts when the process is to stop.
 */
export type JobHandlers = { [Kind in JobKind]: (data: JobData[Kind], signal: AbortSignal) => Promise<void> };

interface JobSettings {
  /** How often a failed job is attempted again. */
  retryLimit: number;
  /** Seconds before the next attempt; with `retryBackoff` they double each time. */
  retryDelay: number;
  retryBackoff: boolean;
  /** After so long a job counts as lost, with the process that had it, and is run again. */
  expireInSeconds: number;
  /** 0 unless told: what is less is done when nothing else waits. */
  priority?: number;
}
// What failed runs again with the next hour's job anyway.
const HOURLY_SETTINGS = { retryLimit: 3, retryDelay: 30, retryBackoff: true, expireInSeconds: 900 };
// Half a minute at first, four hours at last: nine hours in all.
const MAIL_SETTINGS = { retryLimit: 10, retryDelay: 30, retryBackoff: true, expireInSeconds: 180 };
const SETTINGS: Record<JobKind, JobSettings> = {
  // Every five minutes for a week: no other job would remove these files, however long the store is away.
  'remove-images': { retryLimit: 2016, retryDelay: 300, retryBackoff: false, expireInSeconds: 900 },
  'reset-passwords': MAIL_SETTINGS,
  'send-mail': MAIL_SETTINGS,
  'send-invite': MAIL_SETTINGS,
  'send-letter': MAIL_SETTINGS,
  'queue-letters': HOURLY_SETTINGS,
  'sweep-uploads': HOURLY_SETTINGS,
  'purge-expired': HOURLY_SETTINGS,
  'purge-suspended': HOURLY_SETTINGS,
  // For a day: what a push service could not take by then is old.
  'notify-family': { retryLimit: 13, retryDelay: 10, retryBackoff: true, expireInSeconds: 120 },
  // A server that is away is tried again by a job of its own; these retries are for a database that was. Slow servers must
  // not keep mail and notifications waiting.
  'send-webhook': { retryLimit: 5, retryDelay: 10, retryBackoff: true, expireInSeconds: 120, priority: -1 },
};

/** What is enqueued by itself, once an hour for all processes together. */
const HOURLY: readonly JobKind[] = ['sweep-uploads', 'purge-expired', 'purge-suspended', 'queue-letters'];
const HOUR_SECONDS = 3600;
/** How often each process offers the hourly jobs; the queue takes one an hour. */
const OFFER_MS = 5 * 60_000;

/** Migrations make the schema, and this one queue in it; a job's kind is part of its data. */
const SCHEMA = 'jobs';
const QUEUE = 'starnest';
const POLL_MS = 2000;
/** Jobs at once in a process, so that a long one does not hold up the others. */
const WORKERS = 2;
/** How often lost jobs are put back and finished ones filed away. */
const MAINTAIN_MS = 60_000;

interface StoredJob {
  kind: JobKind;
  data: JobData[JobKind];
}

export interface JobOptions {
  /** The earliest time to run it; at once without it. */
  startAfter?: Date;
}

export interface JobQueue {
  /** Enqueues a job in the caller's transaction: it exists if and only if `tx` commits. */
  add<Kind extends JobKind>(tx: Tx, kind: Kind, data: JobData[Kind], options?: JobOptions): Promise<void>;
  /** Enqueues a job of one kind for each of `list`, as `add` does. */
  addAll<Kind extends JobKind>(tx: Tx, kind: Kind, list: readonly JobData[Kind][]): Promise<void>;
  /** Does what waits now, one job after another; returns how many it did. A job that fails is put back, not thrown. */
  runWaiting(handlers: JobHandlers): Promise<number>;
  /** Does jobs until `stop`. Any number of processes may; each job goes to one of them. */
  work(handlers: JobHandlers): Promise<void>;
  /** Aborts the signal of the jobs that run, and waits for their end. */
  stop(): Promise<void>;
}

/**
 * The queue of what must happen once although processes come and go (pg-boss). It lives in PostgreSQL and is filled in the
 * transaction that causes the job. pg-boss's own workers and cron are not used: they leave failed acknowledgements
 * unhandled, which would end the process when the database goes away.
 */
export function createJobQueue(pool: pg.Pool, logger: Logger): JobQueue {
  const boss = new PgBoss({
    db: executorOf(pool),
    schema: SCHEMA,
    migrate: false,
    schedule: false,
    supervise: false,
  });
  const stopping = new AbortController();
  let working: Promise<unknown> | undefined;

  async function runNext(handlers: JobHandlers): Promise<boolean> {
    const [job] = await boss.fetch<StoredJob>(QUEUE);
    if (!job) return false;
    const { kind, data } = job.data;
    try {
      await handle(handlers, kind, data);
      await boss.complete(QUEUE, job.id);
    } catch (error) {
      logger.warn({ err: error, job: kind }, 'a job failed');
      await boss.fail(QUEUE, job.id, { message: error instanceof Error ? error.message : 'failed' });
    }
    return true;
  }

  function handle<Kind extends JobKind>(handlers: JobHandlers, kind: Kind, data: JobData[Kind]) {
    return handlers[kind](data, stopping.signal);
  }

  async function runWaiting(handlers: JobHandlers): Promise<number> {
    let done = 0;
    while (!stopping.signal.aborted && (await runNext(handlers))) done += 1;
    return done;
  }

  async function offerHourly(): Promise<void> {
    for (const kind of HOURLY) {
      const options = { ...SETTINGS[kind], singletonKey: kind, singletonSeconds: HOUR_SECONDS };
      await boss.send(QUEUE, { kind, data: {} }, options);
    }
  }

  /** Repeats `work` until the stop; a database that is away only makes it wait. */
  async function repeat(work: () => Promise<unknown>, everyMs: number): Promise<void> {
    while (!stopping.signal.aborted) {
      await work().catch((error: unknown) => logger.debug({ err: error }, 'the job queue is out of reach'));
      await sleep(everyMs, undefined, { signal: stopping.signal }).catch(() => {});
    }
  }

  return {
    async add(tx, kind, data, { startAfter } = {}) {
      const options = { ...SETTINGS[kind], ...(startAfter && { startAfter }) };
      await boss.send(QUEUE, { kind, data }, { ...options, db: executorOf(clientOf(tx)) });
    },
    async addAll(tx, kind, list) {
      const jobs = list.map((data) => ({ name: QUEUE, data: { kind, data }, ...SETTINGS[kind] }));
      await boss.insert(jobs, { db: executorOf(clientOf(tx)) });
    },
    runWaiting,
    async work(handlers) {
      await boss.start();
      const workers = Array.from({ length: WORKERS }, () => repeat(() => runWaiting(handlers), POLL_MS));
      working = Promise.all([
        repeat(() => boss.maintain(), MAINTAIN_MS),
        repeat(offerHourly, OFFER_MS),
        ...workers,
      ]);
    },
    async stop() {
      stopping.abort();
      await working;
      await boss.stop({ graceful: false });
    },
  };
}

function executorOf(client: pg.Pool | pg.ClientBase): PgBoss.Db {
  return { executeSql: (text, values) => client.query<Record<string, unknown>>(text, values) };
}
