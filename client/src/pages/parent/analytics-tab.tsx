import { ChartColumn, Trophy, UserPlus } from 'lucide-react';
import { useLocation, useSearchParams } from 'wouter';
import type { User } from '@shared/contracts/users';
import { DEFAULT_TIMEZONE } from '@shared/constants';
import { LinkButton } from '@/components/ui/link-button';
import { SectionHead } from '@/components/ui/section-head';
import { Segmented } from '@/components/ui/segmented';
import { AnalyticsView } from '@/features/analytics/analytics-view';
import { useChores } from '@/features/chores/chores.api';
import { LeaderboardPanel } from '@/features/leaderboard/leaderboard-panel';
import { paths } from '@/lib/paths';

const VIEWS = [
  {
    value: 'insights',
    path: paths.parentTab('analytics'),
    title: 'Analytics',
    label: (
      <>
        <ChartColumn />
        Insights
      </>
    ),
  },
  {
    value: 'leaderboard',
    path: paths.parentLeaderboard,
    title: 'Weekly leaderboard',
    label: (
      <>
        <Trophy />
        Leaderboard
      </>
    ),
  },
] as const;
type View = (typeof VIEWS)[number]['value'];

/** The family in numbers, and its week; which of them is part of the address. */
export default function AnalyticsTab({ user }: { user: User }) {
  const [params] = useSearchParams();
  const [, navigate] = useLocation();
  const chores = useChores().data;
  const timezone = user.timezone ?? DEFAULT_TIMEZONE;
  const shown = VIEWS.find(({ value }) => value === params.get('view')) ?? VIEWS[0];
  const addKid = (
    <LinkButton variant="primary" href={paths.parentNew('kids')}>
      <UserPlus />
      Add Your First Kid
    </LinkButton>
  );
  return (
    <>
      <SectionHead
        title={shown.title}
        action={
          <Segmented<View>
            label="What is shown"
            value={shown.value}
            onChange={(view) => navigate(VIEWS.find(({ value }) => value === view)?.path ?? shown.path)}
            options={VIEWS}
          />
        }
      />
      {shown.value === 'insights' ? (
        <AnalyticsView timezone={timezone} chores={chores} emptyAction={addKid} />
      ) : (
        <LeaderboardPanel timezone={timezone} emptyAction={addKid} />
      )}
    </>
  );
}
