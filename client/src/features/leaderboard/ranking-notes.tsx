import { CircleCheckBig, Equal, Gift } from 'lucide-react';
import type { LeaderboardMode } from '@shared/constants';
import type { ReactNode } from 'react';
import { Pip } from '@/components/art/pip';
import { StarIcon } from '@/components/art/star-icon';
import { Card } from '@/components/ui/card';
import { t } from '@/lib/i18n/messages';
import { formatNextSunday } from './week-range';

export function RankingNotes({
  mode,
  weekStart,
  isOver,
}: {
  mode: Exclude<LeaderboardMode, 'off'>;
  weekStart: string;
  isOver: boolean;
}) {
  return (
    <aside className="grid content-start gap-4" aria-label={t('leaderboard.about')}>
      {!isOver && (
        <Card className="flex items-center gap-3.5 px-4.5 py-3.5 text-14 text-ink-2 kid:text-18">
          <Pip mood="sleep" size={58} />
          <p>
            <b className="block font-display text-16 leading-[1.2] font-semibold text-ink kid:text-21">
              {t('leaderboard.resets')}
            </b>
            {t('leaderboard.nextStart', { day: formatNextSunday(weekStart) })}
          </p>
        </Card>
      )}
      <div className="rounded-lg bg-info-soft px-5.5 py-5 text-15 kid:text-18">
        <h2 className="mb-2.5 text-21">{t(TITLES[mode])}</h2>
        <ul className="grid-cols-2 gap-x-6 @xl/leaderboard:grid @4xl/leaderboard:block">
          <Rule icon={<StarIcon size={22} />}>{t(STARS[mode])}</Rule>
          <Rule icon={<CircleCheckBig size={22} />}>{t('leaderboard.rule.approved')}</Rule>
          {mode === 'compete' && <Rule icon={<Equal size={22} />}>{t('leaderboard.rule.equal')}</Rule>}
          <Rule icon={<Gift size={22} />}>
            {t(mode === 'compete' ? 'leaderboard.rule.rewards' : 'leaderboard.rule.rewardsKeep')}
          </Rule>
        </ul>
      </div>
    </aside>
  );
}

const TITLES = {
  compete: 'leaderboard.rules',
  team: 'leaderboard.teamRules',
  self: 'leaderboard.selfRules',
} as const;

const STARS = {
  compete: 'leaderboard.rule.stars',
  team: 'leaderboard.rule.team',
  self: 'leaderboard.rule.self',
} as const;

function Rule({ icon, children }: { icon: ReactNode; children: string }) {
  return (
    <li className="grid grid-cols-[40px_minmax(0,1fr)] items-center gap-3 py-1.5 leading-[1.35]">
      <span className="grid size-10 place-items-center rounded-sm bg-surface text-info">{icon}</span>
      {children}
    </li>
  );
}
