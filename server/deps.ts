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

/** The dependencies of the HTTP layer, the features and the jobs, created at boot. */
export interface Deps {
  db: Database['db'];
  /** Connections for exports, so that these never take one from other requests. */
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
  /** Login attempts. Few run at the same time, so that a flood doesn't block the database (0098). */
  logins: Queue;
  /** The rules for new passwords, by PASSWORD_POLICY. */
  newPasswords: NewPasswords;
  /** Adds work that must run exactly once, in the transaction that causes it. */
  jobs: Pick<JobQueue, 'add' | 'addAll'>;
  mailer: Mailer | undefined;
  images: ImageStore;
  /** Fetches images from public addresses only. */
  fetchPublic: PublicFetch;
  /** Posts to public addresses only. */
  postPublic: PublicPost;
  /** Sends notifications to browsers, by their push services. */
  push: PushSender;
  /** The origin that people use (STARNEST_URL), where it is set. */
  appOrigin: string | undefined;
}
