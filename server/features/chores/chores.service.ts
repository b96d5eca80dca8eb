import type { Chore, CreateChoreInput, UpdateChoreInput } from '@shared/contracts/chores';
import type { Deps } from '../../deps';
import type { FamilyActor, ParentActor } from '../../lib/actor';
import { notFound } from '../../lib/errors';
import type { JsonText } from '../../lib/json-text';
import { requireOwnImage } from '../uploads/uploads.service';
import { presentChore } from './chores.present';
import * as queries from './chores.queries';

/** The family's chores, newest first. */
export function listChores({ db }: Deps, actor: ParentActor): Promise<JsonText<Chore[]>> {
  return queries.listChoresNewestFirst(db, actor.familyId);
}

/** The chores as the kid's page shows them: resting ones too, fewest stars first, then by name. */
export function listFamilyChores({ db }: Deps, actor: FamilyActor): Promise<JsonText<Chore[]>> {
  return queries.listChoresCheapestFirst(db, actor.familyId);
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

/** Takes the chore out of every list; history keeps it, and a pending submission can still be reviewed (docs/domain.md, "Chores"). */
export async function deleteChore({ db, publish }: Deps, actor: ParentActor, id: string): Promise<void> {
  if (!(await queries.archiveChore(db, actor.familyId, id))) throw notFound('chore');
  publish({ type: 'chores.changed', familyId: actor.familyId });
}
