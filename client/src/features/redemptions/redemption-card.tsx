import { Check } from 'lucide-react';
import type { RewardRedemption } from '@shared/contracts/redemptions';
import { RewardPicture } from '@/components/art/reward-picture';
import { Avatar } from '@/components/ui/avatar';
import { Bar } from '@/components/ui/bar';
import { Card } from '@/components/ui/card';
import { Key } from '@/components/ui/key';
import { NoteEditor } from '@/components/ui/note-editor';
import { Stars } from '@/components/ui/stars';
import { formatAgo } from '@/lib/format';
import { useRedemptionReview } from './use-redemption-review';

/** A reward that a kid asks for: whether the stars are there, yes, or no and why. */
export function RedemptionCard({ redemption }: { redemption: RewardRedemption }) {
  const { short, funds, noting, setNoting, approve, reject } = useRedemptionReview(redemption);
  const { reward, kid, starsSpent } = redemption;
  return (
    <Card as="article" className="review-card" aria-label={`${reward.name}, ${kid.name}`}>
      <RewardPicture reward={reward} size={76} />
      <div className="min-w-0">
        <h3 className="line-clamp-2 text-20">{reward.name}</h3>
        <p className="review-who">
          <Avatar name={kid.name} color={kid.avatarColor} size={26} />
          {kid.name}
          <i />
          <time dateTime={redemption.requestedAt}>{formatAgo(redemption.requestedAt)}</time>
        </p>
        {redemption.requestNotes && <p className="review-quote">“{redemption.requestNotes}”</p>}
      </div>
      <Stars count={starsSpent} className="self-start pt-1 text-21 @md:text-26" />
      <div className="review-full review-funds">
        <Bar value={kid.totalStars} max={starsSpent} label={`Stars saved for ${reward.name}`} />
        <span>{funds}</span>
      </div>
      <div className="review-full">
        {noting ? (
          <NoteEditor
            label={`Note for ${kid.name}`}
            placeholder="Let us do this on Saturday."
            onCancel={() => setNoting(false)}
            onSend={reject}
          />
        ) : (
          <div className="review-keys">
            <Key variant="soft" onClick={() => setNoting(true)}>
              Reject
            </Key>
            <Key variant="lagoon" data-main disabled={short > 0} onClick={approve}>
              <Check />
              Approve
            </Key>
          </div>
        )}
      </div>
    </Card>
  );
}
