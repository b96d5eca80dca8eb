import { desc, gte, sql } from 'drizzle-orm';
import type { KidRequests } from '@shared/contracts/kid-requests';
import { asKidSeesRedemption } from '@shared/rules/mystery';
import { choreSubmissions, rewardRedemptions } from '@shared/tables/index';
import type { Deps } from '../../deps';
import type { FamilyActor } from '../../lib/actor';
import { requireKidAccess } from '../kids/kids.queries';
import { presentRedemption } from '../redemptions/redemptions.present';
import { isOpenOr, selectRedemptions } from '../redemptions/redemptions.queries';
import { presentSubmission } from '../submissions/submissions.present';
import { isPendingOr, selectSubmissions } from '../submissions/submissions.queries';

const MOST = 100;

/**
 * Returns the kid's pending requests, undelivered rewards, and reviews of the last seven days, newest first.
 * Throws 403 for a sibling and 404 for another family's kid.
 */
export async function listKidRequests({ db }: Deps, actor: FamilyActor, kidId: string): Promise<KidRequests> {
  await requireKidAccess(db, actor, kidId);
  const of = { familyId: actor.familyId, kidId };
  const recent = sql`now() - interval '7 days'`;
  const [submissions, redemptions] = await Promise.all([
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
  ]);
  const mask = actor.type === 'kid' ? asKidSeesRedemption : <T>(redemption: T): T => redemption;
  return {
    submissions: submissions.map(presentSubmission),
    redemptions: redemptions.map((row) => mask(presentRedemption(row))),
  };
}
