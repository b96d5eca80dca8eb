import { MYSTERY_REWARD_NAME } from '@shared/constants';
import type { RewardRedemption } from '@shared/contracts/redemptions';
import { RewardPicture } from '@/components/art/reward-picture';
import { Avatar } from '@/components/ui/avatar';
import { t } from '@/lib/messages';
import { shownRewardName } from '@/lib/reward-name';
import { DayLine, DayNote } from './day-line';
import { rewardDetail } from './decision-detail';
import type { StatusLooks } from './status-looks';
import { UndoLine } from './undo-line';

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
