import { ChartColumn, Trophy, UserPlus } from 'lucide-react';
import { useLocation, useSearchParams } from 'wouter';
import type { User } from '@shared/contracts/users';
import { DEFAULT_TIMEZONE } from '@shared/constants';
import { ForManagers } from '@/components/ui/for-managers';
import { LinkButton } from '@/components/ui/button';
import { SectionHead } from '@/components/ui/section-head';
import { Segmented } from '@/components/ui/segmented';
import { AnalyticsView } from '@/features/analytics/analytics-view';
import { useChores } from '@/features/chores/chores.api';
import { LeaderboardPanel } from '@/features/leaderboard/leaderboard-panel';
import { t } from '@/lib/i18n/messages';
import { paths } from '@/lib/page/paths';

const VIEWS = [
  {
    value: 'insights',
    path: paths.parentTab('analytics'),
    titleId: 'parent.analytics',
    labelId: 'parent.insights',
    Glyph: ChartColumn,
  },
  {
    value: 'leaderboard',
    path: paths.parentLeaderboard,
    titleId: 'parent.weeklyLeaderboard',
    labelId: 'parent.leaderboard',
    Glyph: Trophy,
  },
] as const;
type View = (typeof VIEWS)[number]['value'];

export default function AnalyticsTab({ user }: { user: User }) {
  const [params] = useSearchParams();
  const [, navigate] = useLocation();
  const chores = useChores().data;
  const timezone = user.timezone ?? DEFAULT_TIMEZONE;
  const shown = VIEWS.find(({ value }) => value === params.get('view')) ?? VIEWS[0];
  const addKid = (
    <ForManagers>
      <LinkButton variant="primary" href={paths.parentNew('kids')}>
        <UserPlus />
        {t('parent.addFirstKid')}
      </LinkButton>
    </ForManagers>
  );
  return (
    <>
      <SectionHead
        title={t(shown.titleId)}
        action={
          <Segmented<View>
            label={t('parent.analyticsShown')}
            value={shown.value}
            onChange={(view) => navigate(VIEWS.find(({ value }) => value === view)?.path ?? shown.path)}
            options={VIEWS.map(({ value, labelId, Glyph }) => ({
              value,
              label: (
                <>
                  <Glyph />
                  {t(labelId)}
                </>
              ),
            }))}
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
