import type { FamilyAchievement as Achievement } from '@shared/rules/analytics';
import { Pip, type PipMood } from '@/components/art/pip';
import { StarSky } from '@/components/art/star-sky';
import { Card } from '@/components/ui/card';
import { t } from '@/lib/messages';
import type { RangeDays } from './ranges';

const PIPS: Record<Achievement, PipMood> = {
  amazing: 'cheernest',
  great: 'cheernest',
  started: 'nest',
  none: 'nestlook',
};

function textOf(achievement: Achievement, count: number, days: RangeDays): string {
  if (achievement === 'none') return t('analytics.noneDone');
  return t(achievement === 'started' ? 'analytics.doneSoFar' : 'analytics.doneTogether', { count, days });
}

export function FamilyAchievement({
  achievement,
  chores,
  days,
}: {
  achievement: Achievement;
  chores: number;
  days: RangeDays;
}) {
  return (
    <Card
      as="section"
      className="on-night relative grid min-h-80 content-start overflow-hidden bg-slab px-6 pt-5.5 pb-27.5 print:min-h-0 print:bg-white print:pb-5.5"
      aria-labelledby="family-achievement"
    >
      <h2
        id="family-achievement"
        className="font-body text-15 leading-[1.4] font-medium tracking-normal text-on-slab-2 print:text-ink"
      >
        {t('analytics.achievement')}
      </h2>
      <p className="mt-1.5 font-display text-26 leading-[1.15] font-semibold text-on-slab print:text-ink">
        {t(`analytics.achievement.${achievement}`)}
      </p>
      <p className="text-15 leading-[1.4] font-medium text-on-slab-2 print:text-ink">
        {textOf(achievement, chores, days)}
      </p>
      <StarSky count={chores} className="-mx-2.5 mt-4 h-auto w-[calc(100%+20px)] print:hidden" />
      <Pip mood={PIPS[achievement]} size={132} className="absolute end-4.5 -bottom-2.5 print:hidden" />
    </Card>
  );
}
