import { useEffect, useEffectEvent, useState } from 'react';
import type { Badge } from '@shared/rules/badges';
import { BadgeParty } from './badge-party';
import { celebrationId, nextCelebration } from './queue';
import { RewardParty } from './reward-party';
import { useApprovals } from './use-approvals';

/** Badges and approved rewards, one party after another, once the air is free of stars. */
export default function Celebrations({
  kid,
  flying,
  newBadges,
  onUnfolded,
  onParty,
}: {
  kid: { id: string; name: string };
  flying: boolean;
  newBadges: readonly Badge[];
  onUnfolded: (badge: Badge) => void;
  /** A party covers the screen, or no longer does. */
  onParty: (covered: boolean) => void;
}) {
  const { approved, closed, close } = useApprovals(kid.id);
  const [open, setOpen] = useState<string | null>(null);
  const now = nextCelebration({ flying, badges: newBadges, approved, closed, open });
  const id = now && celebrationId(now);
  if (id !== open) setOpen(id);
  const covered = id !== null;
  const tell = useEffectEvent(onParty);
  useEffect(() => tell(covered), [covered]);

  if (now?.type === 'badge') {
    return <BadgeParty key={now.badge.id} badge={now.badge} onClose={() => onUnfolded(now.badge)} />;
  }
  if (now?.type === 'reward') {
    const { redemption } = now;
    return (
      <RewardParty
        key={redemption.id}
        name={kid.name}
        redemption={redemption}
        onClose={() => close(redemption.id)}
      />
    );
  }
  return null;
}
