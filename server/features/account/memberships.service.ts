import type { CreateFamilyInput } from '@shared/contracts/members';
import type { User } from '@shared/contracts/users';
import { lockToMove } from '../../db/account-locks';
import type { Tx } from '../../db/client';
import { lockFamilyById } from '../../db/family-locks';
import type { Deps } from '../../deps';
import { withTransaction, type Publish } from '../../events/with-transaction';
import type { AdultActor } from '../../lib/actor';
import { conflict, notFound } from '../../lib/errors';
import { isId } from '../../lib/ids';
import { addressCounts } from '../../limits/address-counts';
import { moveSession } from '../../sessions/change-sessions';
import { auditContextOf } from '../audit/audit';
import { readUser } from '../auth/auth.service';
import type { ClientIdentity } from '../../devices/client-identity';
import { createFamily } from '../families/create-family';
import { joinByInvite, requireInvite } from '../families/invites.service';
import { ownsFamily } from '../families/members.queries';

interface Asking {
  actor: AdultActor;
  sessionId: string;
}

/** Switches the session to another of the user's families. Throws 404 for any other family. */
export function switchFamily(deps: Deps, asking: Asking, familyId: string): Promise<User> {
  return goTo(deps, asking, async (tx) => {
    const isFamily = isId(familyId) && (await lockFamilyById(tx, familyId, 'key share'));
    await lockToMove(tx, asking.actor);
    if (!isFamily) throw notFound('family');
    return familyId.toLowerCase();
  });
}

/** Creates a family for the user. Throws 409 `already_owner`, and 503 if no code is free. */
export async function createOwnFamily(
  deps: Deps,
  asking: Asking,
  { familyName = null, timezone }: CreateFamilyInput,
  client: ClientIdentity,
): Promise<User> {
  const { userId } = asking.actor;
  await deps.limits.take(...addressCounts('registration', client.address));
  return goTo(deps, asking, async (tx) => {
    await lockToMove(tx, asking.actor);
    if (await ownsFamily(tx, userId)) throw conflict('already_owner');
    return createFamily(tx, userId, { name: familyName, timezone: timezone ?? undefined });
  });
}

/** Joins the inviting family and switches to it. */
export async function acceptInvite(
  deps: Deps,
  asking: Asking,
  token: string,
  client: ClientIdentity,
): Promise<User> {
  const { familyId } = await requireInvite(deps, token);
  return goTo(deps, asking, async (tx, publish) => {
    // Locks families before accounts, the inviting one first.
    await lockFamilyById(tx, familyId, 'no key update');
    await lockToMove(tx, asking.actor);
    const { userId } = asking.actor;
    await joinByInvite(tx, publish, { familyId, token, userId, context: auditContextOf(client) });
    return familyId;
  });
}

/** Runs `work`, which returns a family, and switches the session to it. */
async function goTo(
  deps: Deps,
  { actor: { userId }, sessionId }: Asking,
  work: (tx: Tx, publish: Publish) => Promise<string>,
): Promise<User> {
  const { user, moved } = await withTransaction(deps, async (tx, publish) => {
    const familyId = await work(tx, publish);
    const found = await readUser(tx, userId, familyId);
    if (found.actor.familyId === null) throw notFound('family');
    return { user: found.user, moved: await moveSession(tx, sessionId, found.actor) };
  });
  deps.sessions.announceChanged(moved);
  return user;
}
