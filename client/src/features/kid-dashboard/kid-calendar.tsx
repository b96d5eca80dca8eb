import { useEffect, type ReactNode } from 'react';
import type { Chore } from '@shared/contracts/chores';
import type { Kid } from '@shared/contracts/kids';
import { t } from '@/lib/messages';
import type { KidTab } from '@/lib/paths';
import type { DashboardSlots } from './dashboard-slots';
import { DashboardHead } from './frame/dashboard-head';

function titleOf(tab: KidTab, owner: string | null): string {
  if (tab === 'chore-history') {
    return owner === null ? t('kidDashboard.myChores') : t('kidDashboard.choresOf', { name: owner });
  }
  return owner === null ? t('kidDashboard.myRewards') : t('kidDashboard.rewardsOf', { name: owner });
}

/** A calendar of the kid's in place of the dashboard, under the same head; begins at its top. */
export function KidCalendar({
  kid,
  stars,
  chores,
  slots,
  actions,
  readOnly = false,
}: {
  kid: Kid;
  /** To spend. */
  stars: number;
  chores: readonly Chore[] | undefined;
  slots: DashboardSlots;
  /** Buttons beside the stars. */
  actions: ReactNode;
  /** Shown to the kid's parent. */
  readOnly?: boolean;
}) {
  useEffect(() => {
    if (slots.tab !== 'dashboard') window.scrollTo(0, 0);
  }, [slots.tab]);
  return (
    <>
      <DashboardHead kid={kid} stars={stars} title={titleOf(slots.tab, readOnly ? kid.name : null)}>
        {actions}
      </DashboardHead>
      <div className="mt-4">{slots.calendar(kid, chores)}</div>
    </>
  );
}
