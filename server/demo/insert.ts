import { eq, sql } from 'drizzle-orm';
import { HEARTS, MINUTE_MS } from '@shared/constants';
import { addDays, calendarDateOf, weekdayOf, type CalendarDate } from '@shared/rules/calendar';
import { dayOf } from '@shared/rules/day';
import type { Pause } from '@shared/rules/pause';
import * as tables from '@shared/tables/index';
import type { Tx } from '../db/client';
import { insertUser } from '../features/auth/users.queries';
import { reviseChores } from '../features/chores/revise-chore';
import { insertFamily } from '../features/families/families.queries';
import { insertMembership } from '../features/families/members.queries';
import { newId } from '../lib/ids';
import { WEEK_START } from './chore-simulation';
import { CO_PARENT, PARENT, TRIP } from './family';
import type { History } from './history';
import { patternOf, type Household } from './household';
import { PRAISE } from './phrases';
import { fingerprint, randomToken, type Secrets } from '../lib/secrets';

interface FamilyDetails {
  code: string;
  timezone: string;
  today: CalendarDate;
  now: Date;
  passwordHash: string;
  patternHashes: string[];
}

/** Hashes are slow on purpose, so this is outside of a transaction. */
export async function hashSecrets(secrets: Secrets, { kids }: Household) {
  const [passwordHash, ...patternHashes] = await Promise.all([
    secrets.hashPassword(PARENT.password),
    ...kids.map((kid) => secrets.hashPattern(patternOf(kid))),
  ]);
  return { passwordHash, patternHashes };
}

/** Inserts the family with the stars after `history`. */
export async function insertHousehold(
  tx: Tx,
  household: Household,
  { simulation }: History,
  { code, timezone, today, now, passwordHash, patternHashes }: FamilyDetails,
): Promise<void> {
  const { familyId, parentId, coParentId, since, kids, chores, rewards } = household;
  const { familyName, password: _, ...parent } = PARENT;
  await insertFamily(tx, { id: familyId, name: familyName, code, timezone, createdAt: since });
  await insertUser(tx, {
    id: parentId,
    role: 'parent',
    passwordHash,
    createdAt: since,
    ...parent,
  });
  await insertMembership(tx, { familyId, userId: parentId, role: 'owner', createdAt: since });
  const { password: __, ...coParent } = CO_PARENT;
  await insertUser(tx, { id: coParentId, role: 'parent', passwordHash, createdAt: since, ...coParent });
  await insertMembership(tx, { familyId, userId: coParentId, role: 'parent', createdAt: since });
  await tx.insert(tables.kids).values(
    kids.map(({ id, name, avatarColor, friend, isAwaySoon }, index) => ({
      id,
      familyId,
      name,
      avatarColor,
      friend,
      greeted: true,
      patternHash: patternHashes[index] ?? '',
      createdAt: new Date(since.getTime() + (index + 1) * 60_000),
      createdOn: calendarDateOf(since, timezone),
      ...(isAwaySoon && nextWeekend(today)),
      ...simulation.ledger.sumsOf(id),
    })),
  );
  const firstDay = addDays(today, -TRIP.from);
  await tx
    .insert(tables.pastPauses)
    .values({ id: newId(), familyId, kidId: null, firstDay, lastDay: addDays(today, -TRIP.until) });
  await tx.insert(tables.chores).values(chores);
  const family = { kidIds: kids.map(({ id }) => id), weekStart: WEEK_START };
  for (const chore of chores) {
    const madeOn = dayOf(calendarDateOf(chore.createdAt, timezone));
    await reviseChores(tx, { familyId, today: madeOn, family }, [chore]);
  }
  await tx.insert(tables.routineRuns).values(halfDoneRuns(household, today, now));
  // The demo's kitchen board. No browser is connected to it.
  const deviceId = newId();
  const tokenHash = fingerprint(randomToken());
  await tx
    .insert(tables.familyDevices)
    .values({ id: deviceId, familyId, name: 'Kitchen', tokenHash, madeBy: parentId });
  await tx.insert(tables.boards).values({ familyId, deviceId });
  await tx.insert(tables.rewards).values(rewards);
  await tx
    .insert(tables.choreAssignments)
    .values(chores.flatMap(({ id, kidIds }) => kidIds.map((kidId) => ({ familyId, choreId: id, kidId }))));
  await tx
    .insert(tables.rewardAssignments)
    .values(rewards.flatMap(({ id, kidIds }) => kidIds.map((kidId) => ({ familyId, rewardId: id, kidId }))));
  await tx
    .insert(tables.kidGoals)
    .values(
      kids.flatMap(({ id: kidId, goal }) =>
        rewards
          .filter(({ name }) => name === goal)
          .map(({ id: rewardId }) => ({ familyId, kidId, rewardId })),
      ),
    );
}

/** Theo has done half of each routine and then paused. */
function halfDoneRuns({ kids, chores }: Household, today: CalendarDate, now: Date) {
  const theo = kids.find(({ name }) => name === 'Theo');
  const before = (minutes: number) => new Date(now.getTime() - minutes * MINUTE_MS);
  return chores.flatMap(({ id, familyId, steps }): (typeof tables.routineRuns.$inferInsert)[] => {
    const half = Math.floor(steps.length / 2);
    const current = steps[half];
    if (!theo || !current) return [];
    const done = steps.slice(0, half).map((step) => [step.id, { state: 'done', seconds: 150 }] as const);
    return [
      {
        familyId,
        kidId: theo.id,
        choreId: id,
        occurrenceKey: `on:${today}`,
        day: today,
        marks: Object.fromEntries(done),
        current: current.id,
        startedAt: before(25),
        stepStartedAt: before(17),
        pausedAt: before(15),
        updatedAt: before(15),
      },
    ];
  });
}

/** The next Saturday and Sunday, from the day after tomorrow. */
function nextWeekend(today: CalendarDate): Pause {
  const ahead = [2, 3, 4, 5, 6, 7, 8].find((days) => weekdayOf(addDays(today, days)) === 6) ?? 2;
  const saturday = addDays(today, ahead);
  return { pausedFrom: saturday, pausedUntil: addDays(saturday, 1) };
}

export async function insertHistory(tx: Tx, { simulation, ...history }: History): Promise<void> {
  await tx.insert(tables.choreSubmissions).values(history.submissions);
  await tx.insert(tables.rewardRedemptions).values(history.redemptions);
  await tx.insert(tables.starLedger).values(simulation.ledger.entries);
  await tx.insert(tables.kidBadges).values(simulation.ledger.badges);
  await tx.insert(tables.kidLogins).values(simulation.logins);
  await tx.insert(tables.messages).values(history.messages);
  await tx.insert(tables.praise).values(heartsFor(history.submissions));
}

/** A heart for each fourth of the last reviewed chores, half of them answered. */
function heartsFor(submissions: History['submissions']): (typeof tables.praise.$inferInsert)[] {
  const approved = submissions.filter(({ status, reviewedBy }) => status === 'approved' && reviewedBy);
  return approved.slice(-40).flatMap((submission, index) => {
    const { reviewedAt } = submission;
    if (!reviewedAt || index % 4 !== 0) return [];
    const nth = index / 4;
    const heartAt = (offset: number) => HEARTS[(nth + offset) % HEARTS.length] ?? 'thanks';
    const shownAt = new Date(reviewedAt.getTime() + 60_000);
    return {
      id: newId(),
      familyId: submission.familyId,
      kidId: submission.kidId,
      picture: heartAt(0),
      words: nth % 3 === 1 ? (PRAISE[nth % PRAISE.length] ?? null) : null,
      submissionId: submission.id,
      label: submission.choreName,
      iconName: submission.choreIconName,
      imageUrl: submission.choreImageUrl,
      fromUser: submission.reviewedBy,
      createdAt: reviewedAt,
      shownAt,
      ...(nth % 2 === 1 && { reply: heartAt(3), repliedAt: shownAt }),
    };
  });
}

export async function checkSums(tx: Tx, familyId: string): Promise<void> {
  const { kids, starLedger } = tables;
  const rows = await tx
    .select({
      agrees: sql<boolean>`${kids.totalStars} = coalesce(sum(${starLedger.amount}), 0)
        AND ${kids.lifetimeStars} = coalesce(sum(${starLedger.lifetimeDelta}), 0)`,
    })
    .from(kids)
    .leftJoin(starLedger, eq(starLedger.kidId, kids.id))
    .where(eq(kids.familyId, familyId))
    .groupBy(kids.id);
  if (!rows.every(({ agrees }) => agrees)) throw new Error('the demo family’s stars do not add up');
}
