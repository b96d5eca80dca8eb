import { ACCOUNT_LINK_HOURS, type AccountLinkKind } from '@shared/constants';
import type { Deps } from '../../deps';
import type { LinkMailJob } from '../../jobs/jobs';
import type { Mail } from '../../lib/mailer';
import { layOut, type MailContent } from './layout';
import { linkUrl } from './links';
import { findLink } from './links.queries';
import { timeText, wordsIn, type Words } from './words';

/** Returns null if the link was used, replaced or expired, or the address has changed. */
export async function composeLinkMail(
  { db, secrets }: Pick<Deps, 'db' | 'secrets'>,
  origin: string,
  { linkId, locale = 'en' }: Pick<LinkMailJob, 'linkId' | 'locale'>,
): Promise<Mail | null> {
  const link = await findLink(db, linkId);
  const to = link && recipientOf(link);
  if (!link || to === null || to === undefined) return null;
  const language = wordsIn(link.locale ?? locale);
  const { words } = language;
  const values = {
    username: link.username,
    until: timeText(link.expiresAt, language, link.timezone),
    days: ACCOUNT_LINK_HOURS[link.kind] / 24,
  };
  const { label, ...content } = CONTENTS[link.kind](words, values);
  // An unconfirmed address may be a stranger's, so it gets no user-written text.
  const greeting = link.kind === 'confirm_email' ? words('mail.greeting_nameless') : greetingOf(link, words);
  const url = linkUrl({ secrets }, origin, { id: linkId, ...link });
  const message = layOut({ ...content, greeting, button: { label, url } }, language);
  return { to, id: linkId, ...message };
}

/** Returns the recipient. Only confirmation links go to unconfirmed addresses. */
function recipientOf({
  kind,
  linkEmail,
  email,
  emailConfirmed,
  pendingEmail,
}: NonNullable<Awaited<ReturnType<typeof findLink>>>): string | null {
  if (kind === 'cancel_email') return linkEmail;
  if (kind === 'reset_password') return emailConfirmed ? email : null;
  const isOpen = linkEmail === pendingEmail || (linkEmail === email && !emailConfirmed);
  return isOpen ? linkEmail : null;
}

export const greetingOf = ({ firstName }: { firstName: string | null }, words: Words): string =>
  firstName === null ? words('mail.greeting_nameless') : words('mail.greeting', { firstName });

type LinkContent = Omit<MailContent, 'greeting' | 'button'> & { label: string };

const CONTENTS: Record<
  AccountLinkKind,
  (words: Words, values: { username: string; until: string; days: number }) => LinkContent
> = {
  confirm_email: (words, values) => ({
    subject: words('confirm_email.subject'),
    text: [words('confirm_email.text')],
    label: words('confirm_email.button'),
    small: [words('confirm_email.validity', values), words('confirm_email.not_you')],
  }),
  cancel_email: (words, values) => ({
    subject: words('cancel_email.subject'),
    text: [words('cancel_email.text', values), words('cancel_email.not_you')],
    label: words('cancel_email.button'),
    small: [words('cancel_email.validity', values), words('cancel_email.you')],
  }),
  reset_password: (words, values) => ({
    subject: words('reset_password.subject'),
    text: [words('reset_password.text', values)],
    label: words('reset_password.button'),
    small: [words('reset_password.not_you')],
  }),
};
