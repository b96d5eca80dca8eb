import { and, asc, between, eq, gte, lt, sql } from 'drizzle-orm';
import type { CalendarDate, Span } from '@shared/rules/calendar';
import { choreSubmissions, rewardRedemptions } from '@shared/tables/index';
import type { Db } from '../../db/client';
import { prepared } from '../../db/prepared';
import { deviceOfSubmission, praiseOfSubmission, reviewerOf } from '../../db/record-columns';
import { selectRedemptions } from '../redemptions/redemptions.queries';

const submitted = prepared((db) =>
  db
    .select({
      id: choreSubmissions.id,
      name: choreSubmissions.choreName,
      starReward: choreSubmissions.choreStarReward,
      status: choreSubmissions.status,
      submittedAt: choreSubmissions.submittedAt,
      handedInOn: choreSubmissions.handedInOn,
      reviewedBy: reviewerOf('chore_submissions'),
      auto: choreSubmissions.auto,
      routine: choreSubmissions.routine,
      device: deviceOfSubmission,
      praise: praiseOfSubmission,
    })
    .from(choreSubmissions)
    .where(
      and(
        eq(choreSubmissions.familyId, sql.placeholder('familyId')),
        eq(choreSubmissions.kidId, sql.placeholder('kidId')),
        between(choreSubmissions.handedInOn, sql.placeholder('first'), sql.placeholder('last')),
      ),
    )
    .orderBy(asc(choreSubmissions.handedInOn), asc(choreSubmissions.submittedAt), asc(choreSubmissions.id))
    .prepare('chore_history'),
);

export const listSubmitted = (
  db: Db,
  familyId: string,
  kidId: string,
  { first, last }: { first: CalendarDate; last: CalendarDate },
) => submitted(db).execute({ familyId, kidId, first, last });

const requestedInSpan = and(
  eq(rewardRedemptions.familyId, sql.placeholder('familyId')),
  gte(rewardRedemptions.requestedAt, sql.placeholder('start')),
  lt(rewardRedemptions.requestedAt, sql.placeholder('end')),
);
const oldestFirst = [asc(rewardRedemptions.requestedAt), asc(rewardRedemptions.id)];

const requestedByKid = prepared((db) =>
  selectRedemptions(db, and(requestedInSpan, eq(rewardRedemptions.kidId, sql.placeholder('kidId'))))
    .orderBy(...oldestFirst)
    .prepare('reward_history_of_kid'),
);

const requestedByFamily = prepared((db) =>
  selectRedemptions(db, requestedInSpan)
    .orderBy(...oldestFirst)
    .prepare('reward_history_of_family'),
);

export const listRequestedByKid = (db: Db, familyId: string, kidId: string, span: Span) =>
  requestedByKid(db).execute({ familyId, kidId, start: span.start, end: span.end });

export const listRequestedByFamily = (db: Db, familyId: string, span: Span) =>
  requestedByFamily(db).execute({ familyId, start: span.start, end: span.end });
