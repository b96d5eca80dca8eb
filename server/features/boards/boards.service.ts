import type { Board, BoardLane } from '@shared/contracts/boards';
import { dateOf } from '@shared/rules/day';
import { BOARD_IMAGES } from '@shared/rules/images';
import { stepsOf } from '@shared/rules/routine';
import type { Executor } from '../../db/client';
import type { Deps } from '../../deps';
import { touchBoards } from '../../devices/paired-devices';
import { showsKid, type BoardActor, type ParentActor } from '../../lib/actor';
import { notFound, unauthorized } from '../../lib/errors';
import { fingerprint } from '../../lib/secrets';
import type { ChoreRow } from '../chores/chores.queries';
import { todayOf } from '../families/family-timezone';
import { listBoardEvents } from '../family-calendars/family-calendars.service';
import { readDays } from '../schedules/kid-chores.service';
import { listRunsOf } from '../submissions/routines.queries';
import * as queries from './boards.queries';
import { presentNight } from './family-board.service';
import { presentLanes, presentTomorrow } from './lanes';

/** Everything that the board shows today, and the chores of tomorrow. Throws 401 if it was just removed. */
export async function viewBoard({ db }: Deps, actor: BoardActor): Promise<Board> {
  const { board, isSeen } = await readBoard(db, actor);
  if (!isSeen) await touchBoards(db, [actor.device.id]);
  return board;
}

/** Everything that a board shows, to an adult of its family, with the images that adults can read. */
export async function previewBoard(
  { db }: Deps,
  { familyId }: ParentActor,
  deviceId: string,
): Promise<Board> {
  const rows = await queries.findBoard(db, familyId, deviceId);
  if (!rows) throw notFound('device');
  const { board } = await presentBoard(db, familyId, rows, ({ imageUrl }) => imageUrl);
  return board;
}

/** The lane of a kid after a write. Throws 404 for a kid that the board doesn't show. */
export async function viewLane({ db }: Deps, actor: BoardActor, kidId: string): Promise<BoardLane> {
  const { board } = await readBoard(db, actor);
  const lane = board.lanes.find(({ kid }) => kid.id === kidId);
  if (!lane) throw notFound('kid');
  return lane;
}

/** The URL of a chore's photo. Throws 404 for a chore without one, or that the board doesn't show today. */
export async function findChorePhoto({ db }: Deps, actor: BoardActor, choreId: string): Promise<string> {
  const { board, photos } = await readBoard(db, actor);
  const { lanes, grabs, tomorrow } = board;
  const shown = [...lanes, ...tomorrow.lanes].flatMap(({ chores }) => chores);
  const grabbed = [...grabs, ...tomorrow.grabs].map(({ chore }) => chore);
  const photo = photos.get(choreId);
  if (photo && [...shown, ...grabbed].some((chore) => chore.choreId === choreId)) return photo;
  throw notFound('picture');
}

/** Browsers keep photos for a day, so another photo needs another address. */
const photoPath = ({ id, imageUrl }: ChoreRow) =>
  imageUrl && `${BOARD_IMAGES}${id}?photo=${fingerprint(imageUrl).slice(0, 8)}`;

async function readBoard(tx: Executor, { familyId, device }: BoardActor) {
  const rows = await queries.findBoard(tx, familyId, device.id);
  // Just removed.
  if (!rows) throw unauthorized();
  return presentBoard(tx, familyId, rows, photoPath);
}

async function presentBoard(
  tx: Executor,
  familyId: string,
  { board: row, family, kids }: queries.BoardRows,
  imageOf: (chore: ChoreRow) => string | null,
): Promise<{ board: Board; photos: Map<string, string>; isSeen: boolean }> {
  const days = await readDays(tx, kids, family, 2);
  const today = todayOf(family);
  const ofDay = (index: number) => (kidId: string) => days.get(kidId)?.[index] ?? [];
  const chores = [...days.values()].flat(2).map(({ chore }) => chore);
  const goalIds = kids.flatMap(({ goalRewardId }) => goalRewardId ?? []);
  const hasRoutines = chores.some((chore) => stepsOf(chore).length > 0);
  const rows = { board: row, clock: family, kids, imageOf };
  const { id, name, mode, kidIds, theme, showEvents, showStars, showGoals, keepAwake } = row;
  const { locale, sounds, idleMinutes, timezone, weekStart, pausedFrom, pausedUntil } = family;
  const board: Board = {
    device: { id, name, mode, kidIds, theme, showEvents, showStars, showGoals, keepAwake },
    family: { name: family.name, timezone, weekStart, locale, sounds, idleMinutes, pausedFrom, pausedUntil },
    night: presentNight(family),
    now: family.now.toISOString(),
    today: dateOf(today),
    ...presentLanes({
      ...rows,
      date: dateOf(today),
      choresOf: ofDay(0),
      runs: hasRoutines ? await listRunsOf(tx, familyId) : [],
      goals: row.showGoals && goalIds.length > 0 ? await queries.listGoalRewards(tx, familyId, goalIds) : [],
    }),
    events:
      showEvents && row.hasCalendars
        ? await listBoardEvents(tx, familyId, {
            today: dateOf(today),
            timezone,
            showsKid: (kidId) => showsKid(row, kidId),
          })
        : [],
    failingCalendars: row.failingCalendars,
    tomorrow: presentTomorrow({ ...rows, date: dateOf(today + 1), choresOf: ofDay(1), runs: [] }),
  };
  const photos = new Map(
    chores.flatMap(({ id: choreId, imageUrl }) => (imageUrl === null ? [] : [[choreId, imageUrl]])),
  );
  return { board, photos, isSeen: row.isSeen };
}
