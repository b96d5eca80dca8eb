import { CHECK_UNDO_SECONDS } from '@shared/constants';
import type {
  BoardCheck,
  BoardRunInput,
  BoardStepAnswer,
  CheckAnswer,
  CheckInput,
} from '@shared/contracts/boards';
import type { RoutineRun, StepTap } from '@shared/contracts/routines';
import type { ChoreSubmission } from '@shared/contracts/submissions';
import { requireLockedKid } from '../../db/family-locks';
import { idempotent, type IdempotencyKey } from '../../db/idempotency';
import type { Deps } from '../../deps';
import type { ClientIdentity } from '../../devices/client-identity';
import { withTransaction } from '../../events/with-transaction';
import type { BoardActor } from '../../lib/actor';
import { authorizeKid } from '../../lib/authorized';
import { conflict, wrongCredentials } from '../../lib/errors';
import { isId } from '../../lib/ids';
import { dayOfTap, familyClock } from '../families/family-timezone';
import { requirePictures } from '../kid-auth/kid-auth.service';
import { findKid, type FullKidRow } from '../kids/kids.queries';
import { markRoutineStep, setRoutineRunning } from '../submissions/routines.service';
import { requireOpenChore, submit } from '../submissions/submissions.service';
import { viewLane } from './boards.service';

type Pictures = number[] | undefined;

/**
 * Checks off a chore for a kid: submits it like the kid. Throws 404 for a kid that the board doesn't show, 401 for wrong
 * pictures, 409 `pictures_needed`, 400 for a tap of another day than today or yesterday, and 409 like a submission. A
 * repeated request with the same `key` gets the first check.
 */
export async function checkOff(
  deps: Deps,
  actor: BoardActor,
  { pictures, ...input }: CheckInput,
  { client, key }: { client: ClientIdentity; key: IdempotencyKey },
): Promise<CheckAnswer> {
  const { familyId } = actor;
  const { kidId, choreId, dueOn } = input;
  const confirmed = await confirm(deps, actor, kidId, pictures, client);
  await deps.limits.take(['kidWrites', kidId]);
  const check = await withTransaction(deps, async (tx, publish) => {
    const kid = await requireLockedKid(tx, actor, kidId);
    if (confirmed !== null && kid.patternHash !== confirmed) throw wrongCredentials('pattern');
    if (confirmed === null && kid.asksPictures) throw conflict('pictures_needed');
    return idempotent(tx, key, input, async () => {
      const clock = await familyClock(tx, familyId);
      const on = dayOfTap(clock, input.on);
      const found = await requireOpenChore(tx, kid, choreId, clock, on);
      const request = { kid, ...found, clock, on, anyTurn: false };
      return presentCheck(await submit(tx, publish, actor, request, { dueOn }));
    });
  });
  return { check, lane: await viewLane(deps, actor, kidId) };
}

/** Starts, continues or pauses a kid's routine, like the kid. Throws like `checkOff` and `setRoutineRunning`. */
export async function setBoardRoutine(
  deps: Deps,
  actor: BoardActor,
  of: { kidId: string; choreId: string },
  { pictures, ...input }: BoardRunInput,
  client: ClientIdentity,
): Promise<RoutineRun> {
  const confirmed = await confirm(deps, actor, of.kidId, pictures, client);
  await deps.limits.take(['kidWrites', of.kidId]);
  return setRoutineRunning(deps, actor, of, input, confirmed !== null);
}

/** Marks a step like the kid. Throws like `markRoutineStep`. */
export async function markBoardStep(
  deps: Deps,
  actor: BoardActor,
  of: { kidId: string; choreId: string; stepId: string },
  tap: StepTap,
): Promise<BoardStepAnswer> {
  await requireShownKid(deps, actor, of.kidId);
  await deps.limits.take(['stepTaps', of.kidId]);
  const { run, submission } = await markRoutineStep(deps, actor, of, tap);
  return {
    run,
    submission: submission && presentCheck(submission),
    lane: await viewLane(deps, actor, of.kidId),
  };
}

/** Compares the pictures, if any. Returns the hash that they match, or null without pictures. */
async function confirm(
  deps: Deps,
  actor: BoardActor,
  kidId: string,
  pictures: Pictures,
  client: ClientIdentity,
): Promise<string | null> {
  const kid = await requireShownKid(deps, actor, kidId);
  return pictures ? requirePictures(deps, client, kid, { device: actor.device.id, pattern: pictures }) : null;
}

async function requireShownKid({ db }: Deps, actor: BoardActor, kidId: string): Promise<FullKidRow> {
  return authorizeKid(actor, isId(kidId) ? await findKid(db, actor.familyId, kidId) : undefined);
}

const presentCheck = ({ id, kidId, choreId, status, submittedAt }: ChoreSubmission): BoardCheck => ({
  submissionId: id,
  kidId,
  choreId,
  status,
  undoUntil: new Date(Date.parse(submittedAt) + CHECK_UNDO_SECONDS * 1000).toISOString(),
});
