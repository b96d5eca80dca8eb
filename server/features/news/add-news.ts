import { MYSTERY_REWARD_NAME } from '@shared/constants';
import type { News } from '@shared/contracts/news';
import type { Praise } from '@shared/contracts/praise';
import type { RewardRedemption } from '@shared/contracts/redemptions';
import type { LedgerEntry } from '@shared/contracts/stars';
import type { ChoreSubmission } from '@shared/contracts/submissions';
import type { AdultOrNull } from '@shared/contracts/fields';
import type { Badge } from '@shared/rules/badges';
import { freeStars } from '@shared/rules/reward-availability';
import { levelFor } from '@shared/rules/levels';
import { asKidSeesRedemption } from '@shared/rules/mystery';
import type { Tx } from '../../db/client';
import type { Publish } from '../../events/with-transaction';
import * as queries from './news.queries';

/**
 * Store a kid's news (docs/domain.md, "News") in the transaction of the change, and publish that there is
 * some. The caller has locked the kid's row.
 */

interface About extends queries.NewsOf {
  sourceId: string;
}

interface Sums {
  totalStars: number;
  lifetimeStars: number;
}

interface StarsMoved {
  before: Sums;
  after: Sums & { heldStars: number; newBadges: readonly Badge[]; goal: Goal | null };
}

interface Goal {
  rewardId: string;
  name: string;
  iconName: string | null;
  imageUrl: string | null;
  isMystery: boolean;
  starCost: number;
}

const REVIEW_NEWS: News['type'][] = [
  'praise',
  'approved',
  'rejected',
  'undone',
  'bonus',
  'deduction',
  'reward_approved',
  'reward_rejected',
  'delivered',
  'badge',
  'level',
  'goal_reached',
];

export async function addSubmissionNews(
  tx: Tx,
  publish: Publish,
  familyId: string,
  submission: ChoreSubmission,
  moved: StarsMoved | null,
): Promise<void> {
  const { id, kidId, chore, parentNotes: note, reviewedBy: by, auto } = submission;
  const about = { familyId, kidId, sourceId: id };
  const data = { submissionId: id, choreName: chore.name, ...pictureOf(chore), note, by };
  if (!moved) return tell(tx, publish, about, [{ type: 'rejected', data }]);
  const heart = submission.praise;
  const praise = heart && { id: heart.id, picture: heart.picture, words: heart.words };
  const approved: News = {
    type: 'approved',
    data: { ...data, stars: submission.starsAwarded ?? 0, auto, praise },
  };
  await tell(tx, publish, about, [approved, ...reached(moved)]);
}

export async function addUndoneSubmissionNews(
  tx: Tx,
  publish: Publish,
  familyId: string,
  { id, kidId, chore }: ChoreSubmission,
  { stars, by }: { stars: number; by: AdultOrNull },
): Promise<void> {
  const what = { submissionId: id, redemptionId: null, entryId: null, label: chore.name };
  const about = { familyId, kidId, sourceId: id };
  await tell(tx, publish, about, [{ type: 'undone', data: { ...what, ...pictureOf(chore), stars, by } }]);
}

export async function addEntryNews(
  tx: Tx,
  publish: Publish,
  { familyId, kidId }: queries.NewsOf,
  { id, kind, amount, label, by, reverses }: LedgerEntry,
  moved: StarsMoved,
): Promise<void> {
  const sourceId = reverses ?? id;
  const about = { familyId, kidId, sourceId };
  const followed = reached(moved);
  if (reverses !== null) {
    const what = { submissionId: null, redemptionId: null, entryId: reverses, label };
    const data = { ...what, iconName: null, imageUrl: null, stars: -amount, by };
    return tell(tx, publish, about, [{ type: 'undone', data }, ...followed]);
  }
  const data = { entryId: id, amount: Math.abs(amount), reason: label, by };
  const type = kind === 'deduction' ? 'deduction' : 'bonus';
  await tell(tx, publish, about, [{ type, data }, ...followed]);
}

export async function addRedemptionNews(
  tx: Tx,
  publish: Publish,
  familyId: string,
  redemption: RewardRedemption,
): Promise<void> {
  const { id, kidId, status, parentNotes: note, reviewedBy: by, starsSpent: stars } = redemption;
  const data = { ...rewardFields(redemption), note, by };
  const { isMystery } = redemption.reward;
  const news: News =
    status === 'approved'
      ? { type: 'reward_approved', data: { ...data, isMystery, stars } }
      : { type: 'reward_rejected', data };
  await tell(tx, publish, { familyId, kidId, sourceId: id }, [news]);
}

/** A redemption is pending again, and its stars are held again. */
export async function addUndoneRedemptionNews(
  tx: Tx,
  publish: Publish,
  familyId: string,
  redemption: RewardRedemption,
  { wasApproved, by }: { wasApproved: boolean; by: AdultOrNull },
): Promise<void> {
  const { id, kidId, starsSpent } = redemption;
  const about = { familyId, kidId, sourceId: id };
  const { rewardName: label, ...picture } = rewardFields(redemption);
  const what = { submissionId: null, entryId: null, ...picture, label, by };
  const undone: News = { type: 'undone', data: { ...what, stars: wasApproved ? -starsSpent : 0 } };
  await tell(tx, publish, about, [undone]);
}

export async function addDeliveryNews(
  tx: Tx,
  publish: Publish,
  familyId: string,
  redemption: RewardRedemption,
  by: AdultOrNull,
): Promise<void> {
  const { id, kidId, deliveredAt } = redemption;
  const news: News[] =
    deliveredAt === null ? [] : [{ type: 'delivered', data: { ...rewardFields(redemption), by } }];
  await tell(tx, publish, { familyId, kidId, sourceId: id }, news, ['delivered']);
}

export async function addPraiseNews(
  tx: Tx,
  publish: Publish,
  familyId: string,
  praise: Praise,
): Promise<void> {
  const about = { familyId, kidId: praise.kidId, sourceId: praise.id };
  await tell(tx, publish, about, [{ type: 'praise', data: { praise } }]);
}

export async function deleteNews(tx: Tx, publish: Publish, about: About): Promise<void> {
  await tell(tx, publish, about, []);
}

async function tell(
  tx: Tx,
  publish: Publish,
  about: About,
  news: readonly News[],
  outdated = REVIEW_NEWS,
): Promise<void> {
  await queries.replaceNews(tx, about, news, outdated);
  publish({ type: 'news.changed', familyId: about.familyId, kidId: about.kidId });
}

/** The goal if the stars that can be spent now suffice. */
function reached({ before, after }: StarsMoved): News[] {
  const news: News[] = [];
  const level = levelFor(after.lifetimeStars);
  if (level > levelFor(before.lifetimeStars)) news.push({ type: 'level', data: { level } });
  for (const { id } of after.newBadges) news.push({ type: 'badge', data: { badgeId: id } });
  const { goal } = after;
  if (!goal || goal.starCost > freeStars(after)) return news;
  if (goal.starCost <= freeStars({ ...before, heldStars: after.heldStars })) return news;
  const { rewardId, starCost } = goal;
  const shown = goal.isMystery
    ? { rewardName: MYSTERY_REWARD_NAME, iconName: null, imageUrl: null }
    : { rewardName: goal.name, ...pictureOf(goal) };
  return [...news, { type: 'goal_reached', data: { rewardId, starCost, ...shown } }];
}

function rewardFields(redemption: RewardRedemption) {
  const { id: redemptionId, reward } = asKidSeesRedemption(redemption);
  return { redemptionId, rewardName: reward.name, ...pictureOf(reward) };
}

const pictureOf = ({ iconName, imageUrl }: { iconName: string | null; imageUrl: string | null }) => ({
  iconName,
  imageUrl,
});
