import type { Locale } from '@shared/constants';
import { lockAccount, lockAccountById } from '../../db/account-locks';
import type { Tx } from '../../db/client';
import type { Deps } from '../../deps';
import { withTransaction } from '../../events/with-transaction';
import type { AdultActor } from '../../lib/actor';
import { notFound } from '../../lib/errors';
import { fingerprint } from '../../lib/secrets';
import { mailCounts } from '../../limits/mail-counts';
import { auditSuccess, type AuditContext } from '../audit/audit';
import { mailLink } from './links';
import * as queries from './links.queries';
import { confirmAddress, findAddresses } from './addresses.queries';

interface Addressee {
  userId: string;
  email: string;
}

/**
 * Whether mail is set up and neither the user nor the address has had too many. Called before the
 * transaction.
 */
export async function mayMailTo(
  { limits, mailer }: Pick<Deps, 'limits' | 'mailer'>,
  { userId, email }: Addressee,
): Promise<boolean> {
  if (!mailer) return false;
  return (await limits.tryTake(...mailCounts({ userId, email }))) !== null;
}

/** Sends a link that confirms the address when `tx` commits, replacing earlier ones. */
export async function mailConfirmation(
  deps: Pick<Deps, 'secrets' | 'jobs'>,
  tx: Tx,
  { userId, email, locale }: Addressee & { locale: Locale },
): Promise<void> {
  await queries.deleteLinks(tx, userId, ['confirm_email']);
  await mailLink(deps, tx, { userId, kind: 'confirm_email', email, locale });
}

/** Resends the link, unless it was sent too often. */
export async function requestConfirmation(deps: Deps, actor: AdultActor, locale: Locale): Promise<void> {
  const { userId } = actor;
  const email = unconfirmed(await findAddresses(deps.db, userId));
  if (!email || !(await mayMailTo(deps, { userId, email }))) return;
  await withTransaction(deps, async (tx) => {
    await lockAccount(tx, actor);
    if (unconfirmed(await findAddresses(tx, userId)) === email)
      await mailConfirmation(deps, tx, { userId, email, locale });
  });
}

const unconfirmed = (row: Awaited<ReturnType<typeof findAddresses>>): string | null =>
  row?.pendingEmail ?? (row?.emailConfirmed ? null : row?.email) ?? null;

/** Throws 404 if the link is unknown, used or expired. */
export async function confirmEmail(deps: Deps, context: AuditContext, token: string): Promise<void> {
  const tokenHash = fingerprint(token);
  await withTransaction(deps, async (tx) => {
    const person = await queries.findPersonOfLink(tx, 'confirm_email', tokenHash);
    if (!person || !(await lockAccountById(tx, person.userId))) throw notFound('link');
    const { userId, email } = person;
    if (!(await queries.takeLink(tx, 'confirm_email', userId, tokenHash))) throw notFound('link');
    const before = await findAddresses(tx, userId);
    if (email === null || !(await confirmAddress(tx, userId, email))) throw notFound('link');
    // These links were sent to the old address.
    if (before?.email !== email) await queries.deleteLinks(tx, userId, ['reset_password']);
    await auditSuccess(tx, { type: 'parent', userId }, 'email.confirm', context);
  });
}
