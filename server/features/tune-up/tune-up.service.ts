import type { TuneUp, TuneUpDoneInput } from '@shared/contracts/tune-up';
import { isForKid } from '@shared/rules/assignments';
import { freeStars, isRewardAvailable } from '@shared/rules/reward-availability';
import { addDays, calendarDateOf, startOfDate } from '@shared/rules/calendar';
import { dayOf } from '@shared/rules/day';
import {
  countedDays,
  outOfReachReward,
  isTrusted,
  monthBefore,
  monthlyPace,
  nearCost,
  neverDone,
  hasEnoughData,
  areReviewsSlow,
  type SavingKid,
  type KidWithPauses,
  type TuneUpMonth,
} from '@shared/rules/tune-up';
import { lockFamily } from '../../db/family-locks';
import type { Deps } from '../../deps';
import { withTransaction } from '../../events/with-transaction';
import type { ParentActor } from '../../lib/actor';
import { presentChore } from '../chores/chores.present';
import { listChoresWithTimelines, type ChoreWithTimeline } from '../chores/timelines.queries';
import { familyClock } from '../families/family-timezone';
import { pausedDays } from '../families/past-pauses';
import { presentKidCard } from '../kids/kids.present';
import { readFamily, type FullKidRow } from '../kids/kids.queries';
import { presentReward } from '../rewards/rewards.present';
import { listRewardsCheapestFirst, type RewardRow } from '../rewards/rewards.queries';
import { kidSince } from '../submissions/places';
import * as queries from './tune-up.queries';

/** Returns null if a parent has dismissed the check-in or there is too little data. */
export async function viewTuneUp(
  { db }: Pick<Deps, 'db'>,
  { familyId }: Pick<ParentActor, 'familyId'>,
): Promise<TuneUp> {
  const { family, kids: all } = await readFamily(db, familyId);
  const month = monthBefore(calendarDateOf(family.now, family.timezone));
  if (family.tunedUpFrom === month.from) return closed(month, 'done');
  const kids = countDays(all, month);
  const { submissions, stars } = await queries.sumMonth(db, familyId, month, {
    start: startOfDate(month.from, family.timezone),
    end: startOfDate(addDays(month.until, 1), family.timezone),
  });
  const total = submissions.reduce((sum, row) => (row.choreId === null ? sum + row.handedIn : sum), 0);
  if (!hasEnoughData({ days: [...kids.days.values()], handedIn: total })) return closed(month, 'none');

  const chores = (await listChoresWithTimelines(db, familyId, dayOf(month.from))).filter(
    ({ chore }) => chore.archivedAt === null,
  );
  const rewards = (await listRewardsCheapestFirst(db, familyId)).filter(isRewardAvailable);
  const sumsOf = new Map(stars.map((row) => [row.kidId, row]));
  const savers = all.map((kid) => ({
    kidId: kid.id,
    free: freeStars(kid),
    pace: monthlyPace(sumsOf.get(kid.id)?.earned ?? 0, kids.days.get(kid.id) ?? 0),
  }));
  return {
    ...month,
    state: 'open',
    chores: choresNeverDone(chores, kids, month, submissions),
    rewards: rewardsOutOfReach(rewards, all, savers),
    waits: kidsWhoWait(chores, all, submissions),
    stars: all.flatMap((kid, index) => {
      const saver = savers[index];
      if (!saver || saver.pace === null) return [];
      const { earned = 0, spent = 0 } = sumsOf.get(kid.id) ?? {};
      const costs = rewards.filter((reward) => isForKid(reward, kid.id)).map(({ starCost }) => starCost);
      return [{ kid: presentKidCard(kid), earned, spent, suggestedCost: nearCost(saver, costs) }];
    }),
  };
}

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
  days: ReadonlyMap<string, number>;
  pausing: KidWithPauses[];
}

function countDays(kids: readonly FullKidRow[], month: TuneUpMonth): Kids {
  const pausing = kids.map((kid) => ({ ...kidSince(kid), isPausedOn: pausedDays(kid) }));
  const days = new Map(pausing.map((kid) => [kid.id, countedDays(daysOf(month), kid.since, kid.isPausedOn)]));
  return { days, pausing };
}

const daysOf = ({ from, until }: TuneUpMonth) => ({ from: dayOf(from), until: dayOf(until) });

function choresNeverDone(
  chores: readonly ChoreWithTimeline[],
  { pausing }: Kids,
  month: TuneUpMonth,
  submissions: readonly queries.SubmissionSums[],
): TuneUp['chores'] {
  const done = new Set(submissions.flatMap(({ choreId, isDone }) => (isDone ? [choreId] : [])));
  return chores
    .filter(({ chore }) => !done.has(chore.id))
    .flatMap(({ chore, timeline }) => {
      const found = neverDone(timeline, daysOf(month), pausing);
      return found ? [{ chore: presentChore(chore), ...found }] : [];
    })
    .toSorted((a, b) => (b.timesDue ?? 0) - (a.timesDue ?? 0));
}

function rewardsOutOfReach(
  rewards: readonly RewardRow[],
  kids: readonly FullKidRow[],
  savers: readonly SavingKid[],
): TuneUp['rewards'] {
  return rewards.flatMap((reward) => {
    const far = outOfReachReward(
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
  chores: readonly ChoreWithTimeline[],
  kids: readonly FullKidRow[],
  sums: readonly queries.SubmissionSums[],
): TuneUp['waits'] {
  const trusted = new Set(
    sums.filter((row) => row.kidId === null && isTrusted(row)).map(({ choreId }) => choreId),
  );
  const asking = chores
    .map(({ chore }) => chore)
    .filter(({ id, isActive, needsApproval }) => isActive && needsApproval && trusted.has(id));
  return kids.flatMap((kid) => {
    const own = sums.filter(({ kidId }) => kidId === kid.id);
    const all = own.find(({ choreId }) => choreId === null);
    if (!all || !areReviewsSlow(all)) return [];
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
