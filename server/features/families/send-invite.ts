import { INVITE_DAYS } from '@shared/constants';
import type { Deps } from '../../deps';
import type { JobData } from '../../jobs/jobs';
import { layOut } from '../mail/layout';
import { deliver } from '../mail/send-mail';
import { wordsIn } from '../mail/words';
import { findInviteById } from './invites.queries';
import { inviteUrl } from './invites.service';

/**
 * Sends an invitation to the address it is for, in the language of who invites, unless it was used or withdrawn meanwhile.
 * Throws when the mail server is away, so that the queue tries again.
 */
export async function sendInvite(
  { db, secrets, mailer, logger }: Pick<Deps, 'db' | 'secrets' | 'mailer' | 'logger'>,
  { inviteId, locale = 'en' }: JobData['send-invite'],
): Promise<void> {
  // Taken away after the message was queued.
  if (!mailer) return;
  const invite = await findInviteById(db, inviteId);
  if (!invite || invite.email === null) return;
  const language = wordsIn(invite.locale ?? locale);
  const { words } = language;
  // No text that a user wrote: the address is unconfirmed, and a name can hold a stranger's message or link.
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
