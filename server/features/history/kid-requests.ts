import { and, asc, desc, eq, gt, gte, sql } from 'drizzle-orm';
import type { KidRequests } from '@shared/contracts/kid-requests';
import { addDays, calendarDateOf } from '@shared/rules/calendar';
import { asKidSeesRedemption } from '@shared/rules/mystery';
import { choreSubmissions, rewardRedemptions } from '@shared/tables/index';
import type { Deps } from '../../deps';
import type { Executor } from '../../db/client';
import type { FamilyActor } from '../../lib/actor';
import { familyClock } from '../families/family-timezone';
import { requireKidAccess } from '../kids/kids.queries';
import { presentRedemption } from '../redemptions/redemptions.present';
import { isOpenOr, selectRedemptions } from '../redemptions/redemptions.queries';
import { presentSubmission } from '../submissions/submissions.present';
import { isPendingOr, selectSubmissions } from '../submissions/submissions.queries';

const MOST = 100;
const STAR_DAYS = 14;

/**
 * Returns the kid's pending requests, undelivered rewards, and reviews of the last seven days, newest first.
 */
export async function listKidRequests({ db }: Deps, actor: FamilyActor, kidId: string): Promise<KidRequests> {
  await requireKidAccess(db, actor, kidId);
  const of = { familyId: actor.familyId, kidId };
  const recent = sql`now() - interval '7 days'`;
  const [submissions, redemptions, starDays] = await Promise.all([
    selectSubmissions(db, isPendingOr(db, of, gte(choreSubmissions.reviewedAt, recent)))
      .orderBy(
        sql`${choreSubmissions.status} = 'pending' DESC`,
        desc(choreSubmissions.submittedAt),
        desc(choreSubmissions.id),
      )
      .limit(MOST),
    selectRedemptions(db, isOpenOr(db, of, gte(rewardRedemptions.reviewedAt, recent)))
      .orderBy(
        sql`${rewardRedemptions.status} = 'pending' DESC`,
        desc(rewardRedemptions.requestedAt),
        desc(rewardRedemptions.id),
      )
      .limit(MOST),
    listStarDays(db, of),
  ]);
  const presented = redemptions.map(presentRedemption);
  return {
    submissions: submissions.map(presentSubmission),
    redemptions: actor.type === 'kid' ? presented.map(asKidSeesRedemption) : presented,
    starDays,
  };
}

async function listStarDays(
  db: Executor,
  { familyId, kidId }: { familyId: string; kidId: string },
): Promise<number[]> {
  const { now, timezone } = await familyClock(db, familyId);
  const { handedInOn, starsAwarded } = choreSubmissions;
  const stars = sql<number>`sum(${starsAwarded})::int`;
  const days = await db
    .select({ stars })
    .from(choreSubmissions)
    .where(
      and(
        eq(choreSubmissions.familyId, familyId),
        eq(choreSubmissions.kidId, kidId),
        eq(choreSubmissions.status, 'approved'),
        gt(handedInOn, addDays(calendarDateOf(now, timezone), -STAR_DAYS)),
      ),
    )
    .groupBy(handedInOn)
    .having(gt(stars, 0))
    .orderBy(asc(handedInOn));
  return days.map((day) => day.stars);
}
