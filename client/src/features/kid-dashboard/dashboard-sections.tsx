import type { ReactNode } from 'react';
import type { Kid } from '@shared/contracts/kids';
import { Card } from '@/components/ui/card';
import { ErrorState } from '@/components/ui/error-state';
import { t } from '@/lib/messages';
import { BadgesPanel } from './badges/badges-panel';
import { ChoreTiles } from './chores/chore-tiles';
import { PanelSkeleton, TilesSkeleton } from './dashboard-skeleton';
import type { DashboardSectionName } from './scroll-to-section';
import { RewardStore } from './store/reward-store';
import type { KidDashboardData, Loadable } from './use-kid-dashboard';

/** Chores, rewards, badges and the week, each under its heading. A read-only dashboard has nothing to press. */
export function DashboardSections({
  data,
  kid,
  leaderboard,
  readOnly = false,
}: {
  data: KidDashboardData;
  kid: Kid;
  leaderboard: ReactNode;
  readOnly?: boolean;
}) {
  return (
    <>
      <Section name="chores" title={t('kidDashboard.chores')} busy={isLoading(data.chores)}>
        <Loaded from={data.chores} skeleton={<TilesSkeleton />}>
          {({ chores, requests }) => (
            <ChoreTiles
              kidId={readOnly ? undefined : kid.id}
              chores={chores}
              submissions={requests.submissions}
            />
          )}
        </Loaded>
      </Section>
      <Section name="rewards" title={t('kidDashboard.rewards')} busy={isLoading(data.rewards)}>
        <Loaded from={data.rewards} skeleton={<PanelSkeleton />}>
          {({ rewards, requests }) => (
            <RewardStore
              rewards={rewards}
              redemptions={requests.redemptions}
              stars={kid.totalStars}
              buyer={readOnly ? undefined : { kidId: kid.id, familyCode: kid.familyCode }}
            />
          )}
        </Loaded>
      </Section>
      <Section name="badges" title={t('kidDashboard.badges')} busy={isLoading(data.badges)}>
        <Loaded from={data.badges} skeleton={<PanelSkeleton />}>
          {({ badges, earned }) => <BadgesPanel badges={badges} earned={earned} />}
        </Loaded>
      </Section>
      <Section name="leaderboard" title={t('kidDashboard.thisWeek')}>
        {leaderboard}
      </Section>
    </>
  );
}

function Section({
  name,
  title,
  busy = false,
  children,
}: {
  name: DashboardSectionName;
  title: string;
  busy?: boolean;
  children: ReactNode;
}) {
  return (
    <section className="scroll-mt-1" data-section={name} aria-label={title} aria-busy={busy || undefined}>
      <h2
        tabIndex={-1}
        className="mx-1 mt-8.5 mb-4 text-32 focus:shadow-none focus:outline-none max-md:mt-6.5 max-md:mb-3.5 max-md:text-28"
      >
        {title}
      </h2>
      {children}
    </section>
  );
}

const isLoading = ({ data, failed }: Loadable<unknown>) => data === undefined && !failed;

/** What was read: its skeleton, its error with a way to retry, or the data. */
function Loaded<Data>({
  from: { data, failed, busy, retry },
  skeleton,
  children,
}: {
  from: Loadable<Data>;
  skeleton: ReactNode;
  children: (data: Data) => ReactNode;
}) {
  if (data !== undefined) return children(data);
  if (!failed) return skeleton;
  return (
    <Card kind="tile">
      <ErrorState onRetry={retry} retrying={busy} />
    </Card>
  );
}
