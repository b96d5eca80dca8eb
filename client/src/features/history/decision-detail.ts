import type { ChoreHistoryDay } from '@shared/contracts/history';
import type { RewardRedemption } from '@shared/contracts/redemptions';
import { t } from '@/lib/messages';

type Viewer = 'kid' | 'parent' | 'family';

/** The reviewer: 'Approved by Sam', or 'Sam said yes' for a kid. */
export function choreDetail(
  { status, reviewedBy, auto }: ChoreHistoryDay['chores'][number],
  viewer: Viewer,
): string | undefined {
  if (auto) return viewer === 'kid' ? undefined : t('history.byItself');
  return decidedBy(status, reviewedBy?.firstName, viewer);
}

export function rewardDetail(
  { status, reviewedBy, deliveredAt }: RewardRedemption,
  viewer: Viewer,
): string | undefined {
  const decided = decidedBy(status, reviewedBy?.firstName, viewer);
  if (status !== 'approved') return decided;
  const given = deliveredAt === null ? t('history.stillToCome') : t('history.given');
  return decided === undefined ? given : t('history.both', { decided, given });
}

function decidedBy(status: string, name: string | null | undefined, viewer: Viewer): string | undefined {
  if (!name) return undefined;
  if (status === 'approved') {
    return viewer === 'kid' ? t('history.saidYes', { name }) : t('history.approvedBy', { name });
  }
  return viewer === 'kid' ? undefined : t('history.sentBackBy', { name });
}
