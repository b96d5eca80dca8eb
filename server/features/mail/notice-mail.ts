import type { Locale } from '@shared/constants';
import type { Tx } from '../../db/client';
import type { Deps } from '../../deps';
import type { NoticeJob } from '../../jobs/jobs';
import { newId } from '../../lib/ids';
import type { Mail } from '../../lib/mailer';
import { layOut } from './layout';
import { greetingOf } from './link-mail';
import { findPerson } from './links.queries';
import { wordsIn } from './words';

const PAGES: Readonly<Record<NoticeJob['message'], string>> = {
  password_reset: '/forgot-password',
  password_changed: '/forgot-password',
  passkey_added: '/parent?tab=settings#passkeys',
};

/** Queues a message about a change of the account, if mail is set up. */
export async function mailNotice(
  { jobs, mailer }: Pick<Deps, 'jobs' | 'mailer'>,
  tx: Tx,
  notice: { message: NoticeJob['message']; userId: string; locale: Locale },
): Promise<void> {
  if (mailer) await jobs.add(tx, 'send-mail', { ...notice, noticeId: newId() });
}

export async function composeNotice(
  { db }: Pick<Deps, 'db'>,
  origin: string,
  { message, userId, noticeId, locale = 'en' }: NoticeJob,
): Promise<Mail | null> {
  const person = await findPerson(db, userId);
  if (!person?.emailConfirmed || person.email === null) return null;
  const language = wordsIn(person.locale ?? locale);
  const { words } = language;
  const content = {
    subject: words(`${message}.subject`),
    greeting: greetingOf(person, words),
    text: [words(`${message}.text`, { username: person.username })],
    button: { label: words(`${message}.button`), url: `${origin}${PAGES[message]}` },
    small: [words(`${message}.not_you`)],
  };
  return { to: person.email, id: noticeId, ...layOut(content, language) };
}
