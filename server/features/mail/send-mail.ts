import type { Deps } from '../../deps';
import type { MailJob } from '../../jobs/jobs';
import type { Logger } from '../../lib/logger';
import { UndeliverableError, type Mail, type Mailer } from '../../lib/mailer';
import { composeLinkMail } from './link-mail';
import { composeNotice } from './notice-mail';

/**
 * Sends one message, if it still has a reason and a recipient. Throws when the mail server is away, so that the queue
 * tries again; a recipient whom it refuses for good is given up.
 */
export async function sendMail(
  { db, secrets, mailer, logger }: Pick<Deps, 'db' | 'secrets' | 'mailer' | 'logger'>,
  job: MailJob,
): Promise<void> {
  // Taken away after the message was enqueued.
  if (!mailer) return;
  const mail =
    'noticeId' in job
      ? await composeNotice({ db }, mailer.origin, job)
      : await composeLinkMail({ db, secrets }, mailer.origin, job);
  if (mail !== null) await deliver({ mailer, logger }, job.message, mail);
}

/** Hands a message of this kind to the mail server; throws as `sendMail`. */
export async function deliver(
  { mailer, logger }: { mailer: Mailer; logger: Logger },
  message: string,
  mail: Mail,
): Promise<void> {
  try {
    await mailer.send(mail);
  } catch (error) {
    if (!(error instanceof UndeliverableError)) throw error;
    logger.warn({ message }, 'a message was refused by the mail server');
  }
}
