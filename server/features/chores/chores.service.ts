import type { Chore, CreateChoreInput, UpdateChoreInput } from '@shared/contracts/chores';
import type { Deps } from '../../deps';
import type { FamilyActor, ParentActor } from '../../lib/actor';
import { notFound } from '../../lib/errors';
import { requireOwnImage } from '../uploads/uploads.service';
import { presentChore } from './chores.present';
import * as queries from './chores.queries';

/** The family's chores, newest first. */
export async function listChores({ db }: Deps, actor: ParentActor): Promise<Chore[]> {
  const rows = await queries.listChoresNewestFirst(db, actor.familyId);
  return rows.map(presentChore);
}

/** The chores as the kid's page shows them: inactive ones too, fewest stars first, then by name. */
export async function listFamilyChores({ db }: Deps, actor: FamilyActor): Promise<Chore[]> {
  const rows = await queries.listChoresCheapestFirst(db, actor.familyId);
  return rows.map(presentChore);
}

/** Throws 400 when the image is not the family's own. */
export async function createChore(deps: Deps, actor: ParentActor, input: CreateChoreInput): Promise<Chore> {
  await requireOwnImage(deps, actor.familyId, input.imageUrl);
  const row = await queries.insertChore(deps.db, actor.familyId, input);
  deps.publish({ type: 'chores.changed', familyId: actor.familyId });
  return presentChore(row);
}

/** Changes what `input` names and leaves the rest. Throws 404, or 400 when the image is not the family's own. */
export async function updateChore(
  deps: Deps,
  actor: ParentActor,
  id: string,
  input: UpdateChoreInput,
): Promise<Chore> {
  await requireOwnImage(deps, actor.familyId, input.imageUrl);
  const row = await queries.updateChore(deps.db, actor.familyId, id, input);
  if (!row) throw notFound('chore');
  deps.publish({ type: 'chores.changed', familyId: actor.familyId });
  return presentChore(row);
}

/** Archives the chore: it leaves every list, histories keep it, and a pending submission can still be reviewed (docs/domain.md, "Chores"). */
export async function deleteChore({ db, publish }: Deps, actor: ParentActor, id: string): Promise<void> {
  if (!(await queries.archiveChore(db, actor.familyId, id))) throw notFound('chore');
  publish({ type: 'chores.changed', familyId: actor.familyId });
}
