import type { ApprovedRedemption } from '@shared/contracts/redemptions';
import type { Badge } from '@shared/rules/badges';

export type Celebration =
  { type: 'badge'; badge: Badge } | { type: 'reward'; redemption: ApprovedRedemption };

/** Names a celebration among all others. */
export function celebrationId(celebration: Celebration): string {
  return celebration.type === 'badge'
    ? `badge ${celebration.badge.id}`
    : `reward ${celebration.redemption.id}`;
}

/**
 * What is celebrated now: one thing at a time. Badges come first, lowest first; then rewards, in the order they were
 * approved. `closed` are the approvals this device has celebrated already. Nothing begins while stars are in the air,
 * but what is `open` stays until the kid closes it.
 */
export function nextCelebration({
  flying,
  badges,
  approved,
  closed,
  open,
}: {
  flying: boolean;
  badges: readonly Badge[];
  approved: readonly ApprovedRedemption[];
  closed: readonly string[];
  /** Id of the celebration that is on the screen. */
  open: string | null;
}): Celebration | null {
  const waiting: Celebration[] = [
    ...badges.map((badge) => ({ type: 'badge' as const, badge })),
    ...approved
      .filter(({ id }) => !closed.includes(id))
      .toSorted((a, b) => (a.reviewedAt ?? '').localeCompare(b.reviewedAt ?? ''))
      .map((redemption) => ({ type: 'reward' as const, redemption })),
  ];
  const stays = waiting.find((celebration) => celebrationId(celebration) === open);
  return stays ?? (flying ? null : (waiting[0] ?? null));
}
