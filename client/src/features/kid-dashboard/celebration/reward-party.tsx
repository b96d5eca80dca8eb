import type { ApprovedRedemption } from '@shared/contracts/redemptions';
import { Pip } from '@/components/art/pip';
import { RewardArt } from '@/components/art/reward-art';
import { rewardIcon } from '@/components/art/reward-icon';
import { Button } from '@/components/ui/button';
import { Photo } from '@/components/ui/photo';
import { ReadAloud } from '@/components/ui/read-aloud';
import { Stars } from '@/components/ui/stars';
import { Party } from './party';

/** 'Hooray, Mia!': a grown-up said yes. A mystery shows at last what it was. */
export function RewardParty({
  name,
  redemption,
  onClose,
}: {
  /** Of the kid. */
  name: string;
  redemption: ApprovedRedemption;
  onClose: () => void;
}) {
  const { reward, newStars, parentNotes } = redemption;
  return (
    <Party
      title={`Hooray, ${name}!`}
      text={reward.isMystery ? `Surprise: ${reward.name}!` : `${reward.name} is yours.`}
      onClose={onClose}
      stage={
        <div className="party-window">
          <Pip mood="cheer" className="party-pip" />
          <span className="party-prize">
            <Photo
              src={reward.imageUrl}
              size={220}
              className="party-photo"
              fallback={<RewardArt icon={rewardIcon(reward)} />}
            />
          </span>
        </div>
      }
    >
      {parentNotes && (
        <p className="party-note">
          <span>“{parentNotes}”</span>
          <ReadAloud text={parentNotes} of={`the note about ${reward.name}`} />
        </p>
      )}
      <p className="party-sum">
        <Stars count={newStars} /> left to spend
      </p>
      <Button variant="highlight" size="lg" wide onClick={onClose}>
        Yippee!
      </Button>
    </Party>
  );
}
