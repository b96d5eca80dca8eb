import { Check, X } from 'lucide-react';
import type { RewardRedemption } from '@shared/contracts/redemptions';
import { RewardPicture } from '@/components/art/reward-picture';
import { Avatar } from '@/components/ui/avatar';
import { Key } from '@/components/ui/key';
import { NoteEditor } from '@/components/ui/note-editor';
import { Stars } from '@/components/ui/stars';
import { useRedemptionReview } from './use-redemption-review';

/** A request in the overview's short list, reviewed in place. */
export function RedemptionRow({ redemption }: { redemption: RewardRedemption }) {
  const { short, funds, noting, setNoting, approve, reject } = useRedemptionReview(redemption);
  const { reward, kid, starsSpent } = redemption;
  return (
    <article className="review-row" aria-label={`${reward.name}, ${kid.name}`}>
      <Avatar name={kid.name} color={kid.avatarColor} size={46} />
      <RewardPicture reward={reward} size={56} />
      <div className="min-w-0">
        <h3 className="truncate text-17">{reward.name}</h3>
        <p className="mt-0.5 line-clamp-2 text-14 text-ink-2">
          {kid.name} asks · {funds}
        </p>
      </div>
      <Stars count={starsSpent} className="text-20" />
      {noting ? (
        <div className="review-full">
          <NoteEditor
            label={`Note for ${kid.name}`}
            placeholder="Let us do this on Saturday."
            onCancel={() => setNoting(false)}
            onSend={reject}
          />
        </div>
      ) : (
        <div className="review-acts">
          <Key variant="lagoon" data-main disabled={short > 0} onClick={approve}>
            <Check />
            Approve
          </Key>
          <Key
            variant="soft"
            iconOnly
            aria-label={`Reject ${reward.name} of ${kid.name}`}
            onClick={() => setNoting(true)}
          >
            <X />
          </Key>
        </div>
      )}
    </article>
  );
}
