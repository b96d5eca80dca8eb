import PgBoss from 'pg-boss';
import type pg from 'pg';

export const JOB_SCHEMA = 'jobs';

export type QueueName = 'mail' | 'letters' | 'push' | 'webhooks' | 'calendars' | 'maintenance';
type QueueSettings = Required<Pick<PgBoss.Queue, 'policy' | 'retryLimit' | 'retryDelay' | 'expireInSeconds'>>;

// Delays from half a minute to four hours, nine hours in total.
const MAIL: QueueSettings = { policy: 'standard', retryLimit: 10, retryDelay: 30, expireInSeconds: 180 };
// "short" keeps one pending job per key. Failing addresses have separate delays.
const DELIVERY: QueueSettings = { policy: 'short', retryLimit: 5, retryDelay: 10, expireInSeconds: 120 };

/** One queue per kind of work, so that no kind delays another. */
const QUEUES: Record<QueueName, QueueSettings> = {
  mail: MAIL,
  letters: MAIL,
  push: DELIVERY,
  webhooks: DELIVERY,
  calendars: DELIVERY,
  // The next hour's job repeats a failed one.
  maintenance: { policy: 'standard', retryLimit: 3, retryDelay: 30, expireInSeconds: 900 },
};

/** Creates or upgrades pg-boss and the queues. The caller prevents concurrent calls. */
export async function createJobSchema(client: pg.ClientBase): Promise<void> {
  const boss = new PgBoss({
    db: { executeSql: (text, values) => client.query<Record<string, unknown>>(text, values) },
    schema: JOB_SCHEMA,
    schedule: false,
    supervise: false,
  });
  await boss.start();
  for (const [name, settings] of Object.entries(QUEUES)) {
    const queue = { name, ...settings, retryBackoff: true };
    await boss.createQueue(name, { ...queue });
    await boss.updateQueue(name, { ...queue });
  }
}
