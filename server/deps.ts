import type { Database } from './db/client';
import type { Bus } from './events/bus';
import type { BeforeCommit } from './events/with-transaction';
import type { JobQueue } from './jobs/job-queue';
import type { Logger } from './lib/logger';
import type { Mailer } from './lib/mailer';
import type { NewPasswords } from './lib/password-policy';
import type { PrivateHosts } from './lib/private-hosts';
import type { PublicFetch } from './lib/public-fetch';
import type { PublicPost } from './lib/public-post';
import type { PushSender } from './lib/push-sender';
import type { Queue } from './lib/queue';
import type { Secrets } from './lib/secrets';
import type { ImageStore } from './stores/image-store';
import type { Limits } from './limits/rate-limit';
import type { SessionStore } from './sessions/session-store';

export interface Deps {
  db: Database['db'];
  /** Separate, so that exports never take connections from other requests. */
  exportDb: Database['db'];
  publish: Bus['publish'];
  /** Runs with a transaction's events before the commit. */
  beforeCommit: BeforeCommit;
  /** The events of all processes, for caches. */
  events: Pick<Bus, 'subscribe' | 'onResync' | 'isConnected'>;
  logger: Logger;
  secrets: Secrets;
  sessions: SessionStore;
  limits: Limits;
  /** Few run at the same time, so that a flood doesn't block the database. */
  logins: Queue;
  newPasswords: NewPasswords;
  /** Adds work in the transaction that causes it. */
  jobs: Pick<JobQueue, 'add' | 'addAll'>;
  mailer: Mailer | undefined;
  images: ImageStore;
  fetchPublic: PublicFetch;
  /** Fetches calendars from public addresses and `privateHosts`. */
  fetchCalendar: PublicFetch;
  /** Hosts of the home network that calendars and webhooks may use. */
  privateHosts: PrivateHosts;
  postPublic: PublicPost;
  push: PushSender;
  /** STARNEST_URL, if set. */
  appOrigin: string | undefined;
}
