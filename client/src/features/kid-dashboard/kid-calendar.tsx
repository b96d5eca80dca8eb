import { useEffect, type ReactNode } from 'react';
import type { Chore } from '@shared/contracts/chores';
import type { Kid } from '@shared/contracts/kids';
import { DashboardHead } from './frame/dashboard-head';
import { titleOfTab, type NestSlots } from './nest-slots';
import './kid-calendar.css';

/** A calendar of the kid's in place of the dashboard, under the same head; begins at its top. */
export function KidCalendar({
  kid,
  stars,
  chores,
  slots,
  keys,
  whose,
}: {
  kid: Kid;
  /** In the purse. */
  stars: number;
  chores: readonly Chore[] | undefined;
  slots: NestSlots;
  /** Beside the purse. */
  keys: ReactNode;
  /** 'My', or "Mila's" to a parent. */
  whose: string;
}) {
  useEffect(() => {
    if (slots.tab !== 'dashboard') window.scrollTo(0, 0);
  }, [slots.tab]);
  return (
    <div className="kid-calendar">
      <DashboardHead kid={kid} stars={stars} title={titleOfTab(slots.tab, whose)}>
        {keys}
      </DashboardHead>
      <div className="mt-4">{slots.calendar(kid, chores)}</div>
    </div>
  );
}
