import { useEffect, useEffectEvent, useState } from 'react';
import type { Badge } from '@shared/rules/badges';
import { BadgeCelebration } from './badge-celebration';
import { celebrationId, nextCelebration } from './celebration-queue';
import { RewardCelebration } from './reward-celebration';
import { useApprovals } from './use-approvals';

/** Badges and approved rewards, celebrated one after another, once no stars are flying. */
export default function Celebrations({
  kid,
  flying,
  newBadges,
  onUnfolded,
  onCover,
}: {
  kid: { id: string; name: string };
  flying: boolean;
  newBadges: readonly Badge[];
  onUnfolded: (badge: Badge) => void;
  /** A celebration covers the screen, or no longer does. */
  onCover: (covered: boolean) => void;
}) {
  const { approved, closed, close } = useApprovals(kid.id);
  const [open, setOpen] = useState<string | null>(null);
  const now = nextCelebration({ flying, badges: newBadges, approved, closed, open });
  const id = now && celebrationId(now);
  if (id !== open) setOpen(id);
  const covered = id !== null;
  const tell = useEffectEvent(onCover);
  useEffect(() => tell(covered), [covered]);

  if (now?.type === 'badge') {
    return <BadgeCelebration key={now.badge.id} badge={now.badge} onClose={() => onUnfolded(now.badge)} />;
  }
  if (now?.type === 'reward') {
    const { redemption } = now;
    return (
      <RewardCelebration
        key={redemption.id}
        name={kid.name}
        redemption={redemption}
        onClose={() => close(redemption.id)}
      />
    );
  }
  return null;
}
