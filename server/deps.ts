import type { Database } from './db/client';
import type { Bus } from './events/bus';
import type { BeforeCommit } from './events/with-transaction';
import type { JobQueue } from './jobs/job-queue';
import type { Logger } from './lib/logger';
import type { Mailer } from './lib/mailer';
import type { NewPasswords } from './lib/password-policy';
import type { PublicFetch } from './lib/public-fetch';
import type { PublicPost } from './lib/public-post';
import type { PushSender } from './lib/push-sender';
import type { Queue } from './lib/queue';
import type { Secrets } from './lib/secrets';
import type { ImageStore } from './stores/image-store';
import type { Limits } from './limits/rate-limit';
import type { SessionStore } from './sessions/session-store';

/** What the HTTP layer, the features and the jobs work with; made once at boot. */
export interface Deps {
  db: Database['db'];
  /** Connections for exports, so that these never take one from other requests. */
  exportDb: Database['db'];
  publish: Bus['publish'];
  /** What `withTransaction` does with the events of a transaction before it commits. */
  beforeCommit: BeforeCommit;
  /** The events of all processes, for what is remembered until the next one. */
  events: Pick<Bus, 'subscribe' | 'onResync' | 'isConnected'>;
  logger: Logger;
  secrets: Secrets;
  sessions: SessionStore;
  limits: Limits;
  /** Tries to log in, of whomever: few at once, so that a flood of them leaves the database to those who are in (0098). */
  logins: Queue;
  /** The rules for new passwords, by PASSWORD_POLICY. */
  newPasswords: NewPasswords;
  /** Enqueues what must be done once, in the transaction that causes it. */
  jobs: Pick<JobQueue, 'add' | 'addAll'>;
  /** Sends mail; undefined without SMTP_URL. */
  mailer: Mailer | undefined;
  images: ImageStore;
  /** Fetches images from elsewhere, from public addresses only. */
  fetchPublic: PublicFetch;
  /** Posts to addresses that people name, public ones only. */
  postPublic: PublicPost;
  /** Sends notifications to browsers, by their push services. */
  push: PushSender;
  /** The origin that people use (STARNEST_URL), where it is set. */
  appOrigin: string | undefined;
}
