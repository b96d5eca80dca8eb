import type { ChoreHistoryDay } from '@shared/contracts/history';
import type { RewardRedemption } from '@shared/contracts/redemptions';
import { t } from '@/lib/i18n/messages';
import { routineWords } from '@/lib/i18n/submission-words';

type Viewer = 'kid' | 'parent' | 'family';

export function choreDetail(
  { status, reviewedBy, auto, routine, device }: ChoreHistoryDay['chores'][number],
  viewer: Viewer,
): string | undefined {
  const byItself = viewer === 'kid' ? undefined : t('history.byItself');
  const decided = auto ? byItself : decidedBy(status, reviewedBy?.firstName, viewer);
  const steps = routine && routineWords(routine);
  const onBoard = device && viewer !== 'kid' ? t('submissions.onBoard', { board: device.name }) : null;
  return [decided, steps, onBoard]
    .filter((part) => part != null)
    .reduce<string | undefined>(
      (before, given) => (before === undefined ? given : t('history.both', { decided: before, given })),
      undefined,
    );
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
