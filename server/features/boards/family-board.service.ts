import type { FamilyBoard, FamilyBoardBody } from '@shared/contracts/boards';
import type { Executor } from '../../db/client';
import { lockFamily } from '../../db/family-locks';
import type { Deps } from '../../deps';
import { withTransaction } from '../../events/with-transaction';
import type { ParentActor } from '../../lib/actor';
import { requireExpected } from '../../lib/require-expected';
import { listCalendars } from '../family-calendars/family-calendars.service';
import { readFamily, requireOwnKids } from '../kids/kids.queries';
import * as queries from './boards.queries';

/** The settings of all boards of the family. */
export const viewFamilyBoard = ({ db }: Deps, actor: ParentActor): Promise<FamilyBoard> =>
  readFamilyBoard(db, actor);

/** Changes the given settings. Throws 400 for another family's kid, 409 if they are not as `expected`. */
export async function updateFamilyBoard(
  deps: Deps,
  actor: ParentActor,
  { night, pictureKidIds, expected }: FamilyBoardBody,
): Promise<FamilyBoard> {
  const { familyId } = actor;
  return withTransaction(deps, async (tx, publish) => {
    await lockFamily(tx, actor, 'no key update');
    requireExpected(await readFamilyBoard(tx, actor), expected);
    if (night !== undefined)
      await queries.saveNight(tx, familyId, {
        nightFrom: night?.from ?? null,
        nightUntil: night?.until ?? null,
      });
    if (pictureKidIds) {
      await requireOwnKids(tx, familyId, pictureKidIds, 'pictureKidIds');
      await queries.savePictureKids(tx, familyId, pictureKidIds);
    }
    publish({ type: 'settings.changed', familyId });
    return readFamilyBoard(tx, actor);
  });
}

async function readFamilyBoard(tx: Executor, actor: ParentActor): Promise<FamilyBoard> {
  const { familyId } = actor;
  const { kids } = await readFamily(tx, familyId);
  return {
    night: presentNight(await queries.readNight(tx, familyId)),
    pictureKidIds: kids.filter(({ asksPictures }) => asksPictures).map(({ id }) => id),
    calendars: await listCalendars(tx, actor),
  };
}

export const presentNight = ({
  nightFrom: from,
  nightUntil: until,
}: {
  nightFrom: string | null;
  nightUntil: string | null;
}): FamilyBoard['night'] => (from === null || until === null ? null : { from, until });
