import type { TuneUp, TuneUpDoneInput } from '@shared/contracts/tune-up';
import { isForKid } from '@shared/rules/assignments';
import { freeStars, isRewardAvailable } from '@shared/rules/availability';
import { addDays, calendarDateOf, startOfDate } from '@shared/rules/calendar';
import { dayOf } from '@shared/rules/day';
import {
  countedDays,
  farReward,
  isTrusted,
  monthBefore,
  monthlyPace,
  nearCost,
  neverDone,
  tellsEnough,
  waitsLong,
  type Saver,
  type PausingKid,
  type TuneUpMonth,
} from '@shared/rules/tune-up';
import type { Executor } from '../../db/client';
import { lockFamily } from '../../db/family-locks';
import type { Deps } from '../../deps';
import { withTransaction } from '../../events/with-transaction';
import type { ParentActor } from '../../lib/actor';
import { presentChore } from '../chores/chores.present';
import { listChoresCheapestFirst, type ChoreRow } from '../chores/chores.queries';
import { readTimelines } from '../chores/timelines.queries';
import { familyClock, type FamilyClock } from '../families/family-timezone';
import { readPauses } from '../families/past-pauses';
import { presentKidCard } from '../kids/kids.present';
import { listFullKids, type FullKidRow } from '../kids/kids.queries';
import { presentReward } from '../rewards/rewards.present';
import { listRewardsCheapestFirst, type RewardRow } from '../rewards/rewards.queries';
import { kidSince } from '../submissions/places';
import * as queries from './tune-up.queries';

/** What the family's last month shows, unless a parent has looked at it or it tells too little. */
export async function viewTuneUp(
  { db }: Pick<Deps, 'db'>,
  { familyId }: Pick<ParentActor, 'familyId'>,
): Promise<TuneUp> {
  const clock = await familyClock(db, familyId);
  const month = monthBefore(calendarDateOf(clock.now, clock.timezone));
  if ((await queries.findDoneMonth(db, familyId)) === month.from) return closed(month, 'done');
  const kids = await readKids(db, familyId, clock, month);
  const handedIn = await queries.sumSubmissions(
    db,
    familyId,
    kids.all.map(({ id }) => id),
    month,
  );
  const total = handedIn.reduce((sum, row) => (row.choreId === null ? sum + row.handedIn : sum), 0);
  if (!tellsEnough({ days: [...kids.days.values()], handedIn: total })) return closed(month, 'none');

  const stars = await queries.sumStars(db, familyId, {
    start: startOfDate(month.from, clock.timezone),
    end: startOfDate(addDays(month.until, 1), clock.timezone),
  });
  const chores = await listChoresCheapestFirst(db, familyId);
  const rewards = (await listRewardsCheapestFirst(db, familyId)).filter(isRewardAvailable);
  const sumsOf = new Map(stars.map((row) => [row.kidId, row]));
  const savers = kids.all.map((kid) => ({
    kidId: kid.id,
    free: freeStars(kid),
    pace: monthlyPace(sumsOf.get(kid.id)?.earned ?? 0, kids.days.get(kid.id) ?? 0),
  }));
  return {
    ...month,
    state: 'open',
    chores: await choresNeverDone(db, familyId, chores, kids, month, handedIn),
    rewards: rewardsOutOfReach(rewards, kids.all, savers),
    waits: kidsWhoWait(chores, kids.all, handedIn),
    stars: kids.all.flatMap((kid, index) => {
      const saver = savers[index];
      if (!saver || saver.pace === null) return [];
      const { earned = 0, spent = 0 } = sumsOf.get(kid.id) ?? {};
      const costs = rewards.filter((reward) => isForKid(reward, kid.id)).map(({ starCost }) => starCost);
      return [{ kid: presentKidCard(kid), earned, spent, suggestedCost: nearCost(saver, costs) }];
    }),
  };
}

/** Says that the tune-up of the month is done, or is not. A month that is over changes nothing. */
export async function setTuneUpDone(
  deps: Deps,
  actor: ParentActor,
  { from, done }: TuneUpDoneInput,
): Promise<TuneUp> {
  const { familyId } = actor;
  await withTransaction(deps, async (tx, publish) => {
    await lockFamily(tx, actor, 'no key update');
    const { now, timezone } = await familyClock(tx, familyId);
    if (from !== monthBefore(calendarDateOf(now, timezone)).from) return;
    await queries.updateDoneMonth(tx, familyId, done ? from : null);
    publish({ type: 'settings.changed', familyId });
  });
  return viewTuneUp(deps, actor);
}

const closed = (month: TuneUpMonth, state: 'done' | 'none'): TuneUp => ({
  ...month,
  state,
  chores: [],
  rewards: [],
  waits: [],
  stars: [],
});

interface Kids {
  all: FullKidRow[];
  /** Days of the month that count for each kid, by id. */
  days: ReadonlyMap<string, number>;
  pausing: PausingKid[];
}

async function readKids(
  tx: Executor,
  familyId: string,
  clock: FamilyClock,
  month: TuneUpMonth,
): Promise<Kids> {
  const all = await listFullKids(tx, familyId);
  const isPausedOn = await readPauses(tx, familyId, clock);
  const pausing = all.map((kid) => ({ ...kidSince(kid), isPausedOn: isPausedOn(kid) }));
  const days = new Map(pausing.map((kid) => [kid.id, countedDays(daysOf(month), kid.since, kid.isPausedOn)]));
  return { all, days, pausing };
}

const daysOf = ({ from, until }: TuneUpMonth) => ({ from: dayOf(from), until: dayOf(until) });

async function choresNeverDone(
  tx: Executor,
  familyId: string,
  chores: readonly ChoreRow[],
  { pausing }: Kids,
  month: TuneUpMonth,
  handedIn: readonly queries.SubmissionSums[],
): Promise<TuneUp['chores']> {
  const done = new Set(handedIn.flatMap(({ choreId, isDone }) => (isDone ? [choreId] : [])));
  const days = daysOf(month);
  const timelineOf = await readTimelines(tx, familyId, days.from);
  return chores
    .filter(({ id }) => !done.has(id))
    .flatMap((chore) => {
      const found = neverDone(timelineOf(chore.id), days, pausing);
      return found ? [{ chore: presentChore(chore), ...found }] : [];
    })
    .toSorted((a, b) => (b.timesDue ?? 0) - (a.timesDue ?? 0));
}

function rewardsOutOfReach(
  rewards: readonly RewardRow[],
  kids: readonly FullKidRow[],
  savers: readonly Saver[],
): TuneUp['rewards'] {
  return rewards.flatMap((reward) => {
    const far = farReward(
      reward.starCost,
      savers.filter(({ kidId }) => isForKid(reward, kidId)),
    );
    const kid = far && kids.find(({ id }) => id === far.kidId);
    if (!far || !kid) return [];
    const { months, suggestedCost } = far;
    return [{ reward: presentReward(reward), kid: presentKidCard(kid), months, suggestedCost }];
  });
}

function kidsWhoWait(
  chores: readonly ChoreRow[],
  kids: readonly FullKidRow[],
  sums: readonly queries.SubmissionSums[],
): TuneUp['waits'] {
  const trusted = new Set(
    sums.filter((row) => row.kidId === null && isTrusted(row)).map(({ choreId }) => choreId),
  );
  const asking = chores.filter(
    ({ id, isActive, needsApproval }) => isActive && needsApproval && trusted.has(id),
  );
  return kids.flatMap((kid) => {
    const own = sums.filter(({ kidId }) => kidId === kid.id);
    const all = own.find(({ choreId }) => choreId === null);
    if (!all || !waitsLong(all)) return [];
    const { reviews, medianMinutes, longestMinutes } = all;
    const waited = new Set(own.flatMap((row) => (row.reviews > 0 ? [row.choreId] : [])));
    return [
      {
        kid: presentKidCard(kid),
        reviews,
        medianMinutes,
        longestMinutes,
        trusted: asking.filter(({ id }) => waited.has(id)).map(presentChore),
      },
    ];
  });
}
