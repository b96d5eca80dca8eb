import type { AccountLinkKind } from '@shared/constants';
import type { Deps } from '../../deps';
import type { MailJob } from '../../jobs/jobs';
import type { Mail } from '../../lib/mailer';
import { layOut, type MailContent } from './layout';
import { linkUrl } from './links';
import { findLink } from './links.queries';
import { timeText, wordsIn, type Words } from './words';

/**
 * The message that carries a link, or null when it is not to be sent any more: the link was used or has expired, the
 * account or its address is gone, or the address was never confirmed.
 */
export async function composeLinkMail(
  { db, secrets }: Pick<Deps, 'db' | 'secrets'>,
  origin: string,
  { linkId, locale = 'en' }: Pick<MailJob, 'linkId' | 'locale'>,
): Promise<Mail | null> {
  const link = await findLink(db, linkId);
  if (!link || link.email === null) return null;
  // What confirms the address is the one message that may go to an unconfirmed one, and of no use to a confirmed one.
  if (link.emailConfirmed === (link.kind === 'confirm_email')) return null;
  const language = wordsIn(link.locale ?? locale);
  const { words } = language;
  const values = { username: link.username, until: timeText(link.expiresAt, language, link.timezone) };
  const { label, ...content } = CONTENTS[link.kind](words, values);
  // No text that a user wrote goes to an unconfirmed address: it may be a stranger's.
  const greeting =
    link.firstName === null || !link.emailConfirmed
      ? words('mail.greeting_nameless')
      : words('mail.greeting', { firstName: link.firstName });
  const url = linkUrl({ secrets }, origin, { id: linkId, ...link });
  const message = layOut({ ...content, greeting, button: { label, url } }, language);
  return { to: link.email, id: linkId, ...message };
}

/** What a message says; `label` stands on its button. */
type LinkContent = Omit<MailContent, 'greeting' | 'button'> & { label: string };

const CONTENTS: Record<
  AccountLinkKind,
  (words: Words, values: { username: string; until: string }) => LinkContent
> = {
  confirm_email: (words, values) => ({
    subject: words('confirm_email.subject'),
    text: [words('confirm_email.text')],
    label: words('confirm_email.button'),
    small: [words('confirm_email.validity', values), words('confirm_email.not_you')],
  }),
  reset_password: (words, values) => ({
    subject: words('reset_password.subject'),
    text: [words('reset_password.text', values)],
    label: words('reset_password.button'),
    small: [words('reset_password.not_you')],
  }),
};
