import type { Locale } from '@shared/constants';
import { lockAccount, lockAccountById } from '../../db/account-locks';
import type { Tx } from '../../db/client';
import type { Deps } from '../../deps';
import { withTransaction } from '../../events/with-transaction';
import type { AdultActor } from '../../lib/actor';
import { AppError, notFound } from '../../lib/errors';
import { fingerprint } from '../../lib/secrets';
import { mailCounts } from '../../limits/mail-counts';
import { audit, type AuditContext } from '../audit/audit';
import { mailLink } from './links';
import * as queries from './links.queries';
import { findAddress, setConfirmed } from './addresses.queries';

/** Who is to be sent a link, and the address it goes to. */
interface Addressee {
  userId: string;
  email: string;
}

/**
 * Whether a link may be sent to this address now: mail is set up, and neither the person nor anyone else has had too many
 * sent there. Asked before the transaction that sends it.
 */
export async function mayMailTo(
  { limits, mailer }: Pick<Deps, 'limits' | 'mailer'>,
  { userId, email }: Addressee,
): Promise<boolean> {
  if (!mailer) return false;
  try {
    await limits.take(...mailCounts({ userId, email }));
    return true;
  } catch (error) {
    if (error instanceof AppError && error.code === 'rate_limited') return false;
    throw error;
  }
}

/** Before an address is changed: forgets that it was confirmed, and the links that were sent there. */
export async function changeAddress(tx: Tx, userId: string): Promise<void> {
  await setConfirmed(tx, userId, false);
  await queries.deleteLinks(tx, userId);
}

/**
 * Sends the person a link that confirms their address, in place of earlier ones, when `tx` commits; in `locale` where neither
 * they nor their family have chosen a language.
 */
export async function mailConfirmation(
  deps: Pick<Deps, 'secrets' | 'jobs'>,
  tx: Tx,
  { userId, locale }: { userId: string; locale: Locale },
): Promise<void> {
  await queries.deleteLinks(tx, userId, 'confirm_email');
  await mailLink(deps, tx, { userId, kind: 'confirm_email', locale });
}

/** Sends the signed-in person the link once more, unless there is no address, nothing to confirm, or it was sent too often. */
export async function requestConfirmation(deps: Deps, actor: AdultActor, locale: Locale): Promise<void> {
  const { userId } = actor;
  const address = await findAddress(deps.db, userId);
  if (!address?.email || address.emailConfirmed) return;
  if (!(await mayMailTo(deps, { userId, email: address.email }))) return;
  await withTransaction(deps, async (tx) => {
    await lockAccount(tx, actor);
    await mailConfirmation(deps, tx, { userId, locale });
  });
}

/** Confirms the address that received the link. Throws 404 if the link is unknown, used or expired. */
export async function confirmEmail(deps: Deps, context: AuditContext, token: string): Promise<void> {
  const tokenHash = fingerprint(token);
  await withTransaction(deps, async (tx) => {
    const person = await queries.findPersonOfLink(tx, 'confirm_email', tokenHash);
    if (!person || !(await lockAccountById(tx, person.userId))) throw notFound('link');
    if (!(await queries.takeLink(tx, 'confirm_email', person.userId, tokenHash))) throw notFound('link');
    await setConfirmed(tx, person.userId, true);
    const who = { actorType: 'parent', actorId: person.userId } as const;
    await audit(tx, { ...who, action: 'email.confirm', outcome: 'ok', ...context });
  });
}
