import { INVITE_DAYS } from '@shared/constants';
import type { Deps } from '../../deps';
import type { JobData } from '../../jobs/jobs';
import { layOut } from '../mail/layout';
import { deliver } from '../mail/send-mail';
import { wordsIn } from '../mail/words';
import { findInviteById } from './invites.queries';
import { inviteUrl } from './invites.service';

/** Sends an invitation, unless it was used or canceled. Throws if the mail server is down, for a retry. */
export async function sendInvite(
  { db, secrets, mailer, logger }: Pick<Deps, 'db' | 'secrets' | 'mailer' | 'logger'>,
  { inviteId, locale = 'en' }: JobData['send-invite'],
): Promise<void> {
  // Mail was turned off in the meantime.
  if (!mailer) return;
  const invite = await findInviteById(db, inviteId);
  if (!invite || invite.email === null) return;
  const language = wordsIn(invite.locale ?? locale);
  const { words } = language;
  // The notification has no user-written text, because a name could contain a message or link.
  const content = {
    subject: words('invite.subject'),
    greeting: words('mail.greeting_nameless'),
    text: [words(`invite.text_${invite.role}`)],
    button: {
      label: words('invite.button'),
      url: inviteUrl(mailer.origin, secrets.linkToken(inviteId, invite.tokenHash)),
    },
    small: [words('invite.validity', { days: INVITE_DAYS }), words('invite.not_known')],
  };
  await deliver({ mailer, logger }, 'invite', {
    to: invite.email,
    id: inviteId,
    ...layOut(content, language),
  });
}
