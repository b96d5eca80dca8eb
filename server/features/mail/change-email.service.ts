import type { Locale } from '@shared/constants';
import type { Tx } from '../../db/client';
import type { Deps } from '../../deps';
import { findAddresses, setAddresses } from './addresses.queries';
import { mailConfirmation } from './confirm-email.service';
import { mailLink } from './links';
import * as queries from './links.queries';

/**
 * Changes the address of a locked account. With mail, a new address is pending until its link is opened, and
 * the old one gets a link that cancels the change.
 */
export async function changeAddress(
  deps: Pick<Deps, 'secrets' | 'jobs' | 'mailer'>,
  tx: Tx,
  {
    userId,
    email,
    mayConfirm,
    locale,
  }: { userId: string; email: string | null; mayConfirm: boolean; locale: Locale },
): Promise<void> {
  const before = await findAddresses(tx, userId);
  if (!before) return;
  await queries.deleteLinks(tx, userId, ['confirm_email']);
  if (deps.mailer && email !== null) {
    await setAddresses(tx, userId, { pendingEmail: email });
    if (mayConfirm) await mailConfirmation(deps, tx, { userId, email, locale });
  } else {
    await setAddresses(tx, userId, { email, emailConfirmed: false, pendingEmail: null });
    await queries.deleteLinks(tx, userId, ['reset_password']);
  }
  if (!deps.mailer || before.email === null || !before.emailConfirmed) return;
  const link = { userId, kind: 'cancel_email', email: before.email } as const;
  // An earlier link restores the same address.
  if (!(await queries.hasRecentLink(tx, link))) await mailLink(deps, tx, { ...link, locale });
}

export async function dropPendingAddress(tx: Tx, userId: string): Promise<void> {
  await setAddresses(tx, userId, { pendingEmail: null });
  await queries.deleteLinks(tx, userId, ['confirm_email']);
}
