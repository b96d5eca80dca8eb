import type { AdminFamily, AdminFamilyDetails } from '@shared/contracts/admin';
import { lockActor } from '../../db/account-locks';
import type { Deps } from '../../deps';
import { withTransaction } from '../../events/with-transaction';
import type { AdminActor } from '../../lib/actor';
import { notFound } from '../../lib/errors';
import { auditSuccess, type AuditContext } from '../audit/audit';
import { deleteFamily } from '../families/delete-family';
import { logForFamily } from '../families/family-log';
import { restoreFamily, suspendFamily } from '../families/suspend-family';
import { listAdults } from './admin.queries';
import { familiesNamed } from './family-list.statement';

interface FamilyAction {
  actor: AdminActor;
  familyId: string;
  context: AuditContext;
}

export async function openFamily(
  deps: Deps,
  action: FamilyAction,
  reason: string,
): Promise<AdminFamilyDetails> {
  const [family] = JSON.parse(await familiesNamed(deps.db, [action.familyId])) as AdminFamily[];
  if (!family) throw notFound('family');
  const adults = await withTransaction(deps, async (tx) => {
    const { actor, familyId, context } = action;
    await lockActor(tx, actor);
    await logForFamily(tx, { familyId, kind: 'viewed', adminId: actor.userId, reason });
    await auditSuccess(tx, actor, 'admin.view_family', context, familyId);
    return listAdults(tx, familyId);
  });
  return { ...family, adults };
}

/** Suspends a family for 14 days, after which it is deleted. */
export async function suspendAsAdmin(deps: Deps, action: FamilyAction, reason: string): Promise<void> {
  const { actor, familyId, context } = action;
  const ended = await withTransaction(deps, async (tx) => {
    const sessionIds = await suspendFamily(tx, familyId, actor);
    if (!sessionIds) throw notFound('family');
    await logForFamily(tx, { familyId, kind: 'suspended', adminId: actor.userId, reason });
    await auditSuccess(tx, actor, 'family.suspend', context, familyId);
    return sessionIds;
  });
  deps.sessions.announceEnded(ended);
}

export async function restoreAsAdmin(deps: Deps, { actor, familyId, context }: FamilyAction): Promise<void> {
  await withTransaction(deps, async (tx) => {
    if (!(await restoreFamily(tx, familyId, actor))) throw notFound('family');
    await logForFamily(tx, { familyId, kind: 'restored', adminId: actor.userId, reason: null });
    await auditSuccess(tx, actor, 'family.restore', context, familyId);
  });
}

/** Deletes a family and all of its data. */
export async function deleteAsAdmin(deps: Deps, { actor, familyId, context }: FamilyAction): Promise<void> {
  const ended = await withTransaction(deps, async (tx) => {
    const sessionIds = await deleteFamily(deps, tx, familyId, actor);
    if (!sessionIds) throw notFound('family');
    await auditSuccess(tx, actor, 'family.delete', context, familyId);
    return sessionIds;
  });
  deps.sessions.announceEnded(ended);
}
