import { clsx } from 'clsx';
import type { ParentKid } from '@shared/contracts/kids';
import { RichText } from '@/components/ui/rich-text';
import { usePendingRedemptions } from '@/features/redemptions/redemptions.api';

type Kid = Pick<ParentKid, 'id' | 'totalStars' | 'heldStars'>;

const freeOf = ({ totalStars, heldStars }: Kid) => Math.max(0, totalStars - heldStars);

const bold = <b key="0" className="font-semibold text-ink tabular-nums" />;

/** Nothing if no stars are held. */
export function HeldStars({ kid, className }: { kid: Kid; className?: string | undefined }) {
  const asked = usePendingRedemptions().data?.filter(({ kidId }) => kidId === kid.id) ?? [];
  if (kid.heldStars === 0) return null;
  const [first] = asked;
  return (
    <p className={clsx('flex flex-wrap gap-x-3', className)}>
      <span>
        <RichText id="stars.free" values={{ count: freeOf(kid) }} parts={[bold]} />
      </span>
      <span>
        {first ? (
          <RichText
            id="stars.heldFor"
            values={{ count: kid.heldStars, reward: first.reward.name, others: asked.length - 1 }}
            parts={[bold]}
          />
        ) : (
          <RichText id="stars.held" values={{ count: kid.heldStars }} parts={[bold]} />
        )}
      </span>
    </p>
  );
}
