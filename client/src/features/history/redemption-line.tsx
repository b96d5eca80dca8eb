import { clsx } from 'clsx';
import { MYSTERY_REWARD_NAME } from '@shared/constants';
import type { RewardRedemption } from '@shared/contracts/redemptions';
import type { CalendarDate } from '@shared/rules/calendar';
import { RewardArt } from '@/components/art/reward-art';
import { rewardIcon } from '@/components/art/reward-icon';
import { RewardPicture } from '@/components/art/reward-picture';
import { StateArt } from '@/components/art/state-art';
import { Avatar } from '@/components/ui/avatar';
import { Photo } from '@/components/ui/photo';
import { t } from '@/lib/i18n/messages';
import { shownRewardName } from '@/lib/i18n/reward-name';
import type { FamilyClock } from '@/lib/dates/family-clock';
import type { Month } from '@/lib/api/query-keys';
import { DayLine, DayNote, UndoLine } from './day-line';
import { rewardDetail } from './decision-detail';
import type { StatusLooks } from './status-looks';
import { byDay, type Days } from './marks';
import { dateIn, daysIn } from './month-grid';

/** A hidden mystery is a wrapped gift. */
export function RedemptionPicture({
  redemption,
  size,
  className,
}: {
  redemption: RewardRedemption;
  size: number;
  className?: string | undefined;
}) {
  const { reward } = redemption;
  return (
    <RewardPicture
      reward={reward}
      size={size}
      className={className}
      wrapped={reward.isMystery && reward.name === MYSTERY_REWARD_NAME}
    />
  );
}

/** Fills a day of the kid's calendar. */
export function KidRedemptionPicture({ redemption: { reward, status } }: { redemption: RewardRedemption }) {
  const isWrapped = reward.isMystery && reward.name === MYSTERY_REWARD_NAME;
  const look = clsx('size-full', status === 'rejected' && 'opacity-50 grayscale');
  return (
    <>
      <Photo
        src={isWrapped ? null : reward.imageUrl}
        size={64}
        className={clsx(look, 'rounded-xs object-cover')}
        fallback={<RewardArt icon={isWrapped ? 'mystery' : rewardIcon(reward)} className={look} />}
      />
      {status === 'pending' && (
        <StateArt name="hourglass" size={20} className="absolute -end-1 -bottom-0.5" />
      )}
    </>
  );
}

/** The kid's own page has no kid names. */
export function RedemptionLine({
  redemption,
  looks,
  viewer,
}: {
  redemption: RewardRedemption;
  looks: StatusLooks;
  viewer: 'kid' | 'parent' | 'family';
}) {
  const { reward, kid, starsSpent, status, requestNotes, parentNotes } = redemption;
  return (
    <DayLine
      picture={<RedemptionPicture redemption={redemption} size={64} />}
      name={shownRewardName(reward.name)}
      stars={starsSpent}
      look={looks[status]}
      detail={rewardDetail(redemption, viewer)}
      forKid={viewer === 'kid'}
      who={
        viewer !== 'kid' && (
          <>
            <Avatar kid={kid} size={24} />
            <bdi>{kid.name}</bdi>
          </>
        )
      }
    >
      {viewer === 'parent' && status !== 'pending' && (
        <UndoLine id={redemption.id} kidId={redemption.kidId} />
      )}
      {requestNotes && (
        <DayNote
          by={viewer === 'kid' ? t('history.noteByYou') : t('history.noteByKid', { name: kid.name })}
          text={requestNotes}
        />
      )}
      {parentNotes && (
        <DayNote
          by={t(viewer === 'parent' ? 'history.noteByYou' : 'history.noteByGrownUp')}
          text={parentNotes}
        />
      )}
    </DayLine>
  );
}

/** A day outside the month, seen from another time zone, moves to the month's edge. */
export function redemptionDays(
  redemptions: readonly RewardRedemption[],
  month: Month,
  { dayOf }: FamilyClock,
): Days<RewardRedemption> {
  const first = dateIn(month, 1);
  const last = dateIn(month, daysIn(month));
  return byDay(redemptions, ({ requestedAt }): CalendarDate => {
    const date = dayOf(requestedAt);
    if (date < first) return first;
    return date > last ? last : date;
  });
}

/** Counts approved rewards only. */
export function redemptionSummary(redemptions: readonly RewardRedemption[]): string {
  const count = redemptions.length;
  const stars = redemptions
    .filter(({ status }) => status === 'approved')
    .reduce((sum, { starsSpent }) => sum + starsSpent, 0);
  return stars === 0
    ? t('history.rewardsOfDay', { count })
    : t('history.rewardsOfDaySpent', { count, stars });
}
