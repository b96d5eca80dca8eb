import type { ReactNode } from 'react';
import type { Kid } from '@shared/contracts/kids';
import { BadgesPanel } from './badges/badges-panel';
import { ChoreTiles } from './chores/chore-tiles';
import { DashboardPart } from './dashboard-part';
import { PanelSkeleton, TilesSkeleton } from './dashboard-skeleton';
import { Store } from './store/store';
import type { KidRoom } from './use-kid-room';

/** Chores, rewards, badges and the week. `kid` acts when `acting`, else somebody only looks. */
export function DashboardParts({
  room,
  kid,
  leaderboard,
  acting,
}: {
  room: KidRoom;
  kid: Kid;
  leaderboard: ReactNode;
  acting: boolean;
}) {
  return (
    <>
      <DashboardPart title="Chores" part={room.chores} skeleton={<TilesSkeleton />}>
        {({ chores, requests }) => (
          <ChoreTiles
            kidId={acting ? kid.id : undefined}
            chores={chores}
            submissions={requests.submissions}
          />
        )}
      </DashboardPart>
      <DashboardPart title="Rewards" part={room.rewards} skeleton={<PanelSkeleton />}>
        {({ rewards, requests }) => (
          <Store
            rewards={rewards}
            redemptions={requests.redemptions}
            stars={kid.totalStars}
            buyer={acting ? { kidId: kid.id, familyCode: kid.familyCode } : undefined}
          />
        )}
      </DashboardPart>
      <DashboardPart title="Badges" part={room.badges} skeleton={<PanelSkeleton />}>
        {({ badges, earned }) => <BadgesPanel badges={badges} earned={earned} />}
      </DashboardPart>
      <section className="kid-part" data-part="This week" aria-label="This week">
        <h2 tabIndex={-1}>This week</h2>
        {leaderboard}
      </section>
    </>
  );
}
