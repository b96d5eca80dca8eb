import { MAX_INVITES, type Locale } from '@shared/constants';
import type { Invite, InviteInput, InviteView, NewInvite } from '@shared/contracts/members';
import type { Tx } from '../../db/client';
import { requireRoom } from '../../db/family-caps';
import { lockFamily, lockFamilyById } from '../../db/family-locks';
import { idempotent, type IdempotencyKey } from '../../db/idempotency';
import type { Deps } from '../../deps';
import { withTransaction, type Publish } from '../../events/with-transaction';
import { mailCounts } from '../../limits/mail-counts';
import type { ParentActor } from '../../lib/actor';
import { conflict, notFound } from '../../lib/errors';
import { newId } from '../../lib/ids';
import { fingerprint } from '../../lib/secrets';
import { requireFreshProof } from '../../sessions/fresh-proof';
import { auditSuccess, type AuditContext } from '../audit/audit';
import * as queries from './invites.queries';
import { insertMembership, lockMembership } from './members.queries';

export async function listInvites({ db }: Deps, { familyId }: ParentActor): Promise<Invite[]> {
  const rows = await queries.listInvites(db, familyId);
  return rows.map(presentInvite);
}

/**
 * Creates an invitation. Its link starts with `origin` and is mailed to `email`, if given. After the daily
 * mail limit, nothing is sent. A repeated request with the same `key` gets the same invitation without its
 * link, because only its id is stored.
 */
export async function createInvite(
  deps: Deps,
  actor: ParentActor,
  input: InviteInput,
  { origin, locale }: { origin: string; locale: Locale },
  key: IdempotencyKey | null,
): Promise<NewInvite> {
  const { familyId, userId } = actor;
  const { role } = input;
  // Checked before the message is counted.
  if (role === 'parent') await requireFreshProof(deps.db, actor);
  const email = await mailableAddress(deps, userId, input.email ?? null);
  const row = await withTransaction(deps, async (tx, publish) => {
    // Invitations are counted before the insert.
    await lockFamily(tx, actor, 'no key update');
    if (role === 'parent') await requireFreshProof(tx, actor);
    const inviteId = await idempotent(tx, key, input, async () => {
      await requireRoom(tx, familyId, 'adults');
      const open = await queries.listInvites(tx, familyId);
      if (open.length >= MAX_INVITES) throw conflict('too_many_invites', { max: MAX_INVITES });
      const id = newId();
      const tokenHash = fingerprint(deps.secrets.linkToken(id));
      await queries.insertInvite(tx, { id, familyId, role, invitedBy: userId, tokenHash, email });
      publish({ type: 'members.changed', familyId });
      if (email !== null) await deps.jobs.add(tx, 'send-invite', { inviteId: id, locale });
      return id;
    });
    const made = await queries.findInviteById(tx, inviteId);
    if (!made) throw notFound('invite');
    return made;
  });
  return { ...presentInvite(row), url: inviteUrl(origin, deps.secrets.linkToken(row.id, row.tokenHash)) };
}

/** Returns null after the daily mail limit. */
async function mailableAddress(
  { limits, mailer }: Pick<Deps, 'limits' | 'mailer'>,
  userId: string,
  email: string | null,
): Promise<string | null> {
  if (email === null) return null;
  if (!mailer) throw conflict('no_mail');
  await limits.take(...mailCounts({ userId, email }));
  return (await limits.tryTake(['inviteMails', '*'])) && email;
}

export async function withdrawInvite(deps: Deps, actor: ParentActor, id: string): Promise<void> {
  const { familyId } = actor;
  await withTransaction(deps, async (tx, publish) => {
    await lockFamily(tx, actor, 'key share');
    if (!(await queries.deleteInvite(tx, familyId, id))) throw notFound('invite');
    publish({ type: 'members.changed', familyId });
  });
}

export async function viewInvite(deps: Pick<Deps, 'db'>, token: string): Promise<InviteView> {
  const { familyName, invitedBy, role } = await requireInvite(deps, token);
  return { familyName, invitedBy, role };
}

/** Throws 404 if it is unknown, used, expired or withdrawn. */
export async function requireInvite({ db }: Pick<Deps, 'db'>, token: string): Promise<queries.InviteRow> {
  const invite = await queries.findInvite(db, fingerprint(token));
  if (!invite) throw notFound('invite');
  return invite;
}

/** Joins the user and uses up the invitation. The caller must roll back after an error. */
export async function joinByInvite(
  tx: Tx,
  publish: Publish,
  {
    familyId,
    token,
    userId,
    context,
  }: { familyId: string; token: string; userId: string; context: AuditContext },
): Promise<void> {
  if (!(await lockFamilyById(tx, familyId, 'no key update'))) throw notFound('invite');
  if (await lockMembership(tx, familyId, userId)) throw conflict('already_member');
  const taken = await queries.takeInvite(tx, fingerprint(token));
  if (!taken) throw notFound('invite');
  await requireRoom(tx, familyId, 'adults');
  await insertMembership(tx, { familyId, userId, role: taken.role });
  await auditSuccess(tx, { type: 'parent', userId }, 'member.join', context, familyId);
  publish({ type: 'members.changed', familyId });
}

export const inviteUrl = (origin: string, token: string): string => `${origin}/invite/${token}`;

const presentInvite = ({ id, role, createdAt, expiresAt, invitedBy, email }: queries.InviteRow): Invite => ({
  id,
  role,
  createdAt: createdAt.toISOString(),
  expiresAt: expiresAt.toISOString(),
  invitedBy,
  email,
});
