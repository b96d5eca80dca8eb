import type { Deps } from '../../deps';
import type { MailJob } from '../../jobs/jobs';
import type { Logger } from '../../lib/logger';
import { UndeliverableError, type Mail, type Mailer } from '../../lib/mailer';
import { composeLinkMail } from './link-mail';
import { composeNotice } from './notice-mail';

/**
 * Sends a message, unless it has no reason or recipient anymore. Throws if the mail server is down, for a
 * retry; gives up if the recipient is rejected.
 */
export async function sendMail(
  { db, secrets, mailer, logger }: Pick<Deps, 'db' | 'secrets' | 'mailer' | 'logger'>,
  job: MailJob,
): Promise<void> {
  if (!mailer) return;
  const mail =
    'noticeId' in job
      ? await composeNotice({ db }, mailer.origin, job)
      : await composeLinkMail({ db, secrets }, mailer.origin, job);
  if (mail !== null) await deliver({ mailer, logger }, job.message, mail);
}

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
