import type { FamilyAchievement as Achievement } from '@shared/rules/analytics';
import { Pip, type PipMood } from '@/components/art/pip';
import { STAR_PATH } from '@/components/art/star-icon';
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

/** As many stars as the sky holds. */
const SKY = { columns: 14, rows: 4, width: 420, height: 150 };
const COLORS = ['#FFC22E', '#FFE08A', '#8FD3F2', '#FFC22E', '#FF9A86', '#FFE08A'];

/** Stars of the sky: the same place, size and color for the same number every time, and no two on one spot. */
function starsOf(count: number) {
  const most = SKY.columns * SKY.rows;
  return Array.from({ length: Math.min(count, most) }, (_, index) => {
    // Steps of 25 through 56 places touch each once, and scatter a few stars over the whole sky.
    const place = (index * 25) % most;
    const jitter = (factor: number) => ((index * factor) % 17) / 17 - 0.5;
    return {
      place,
      x: ((place % SKY.columns) + 0.5 + jitter(7) * 0.6) * (SKY.width / SKY.columns),
      y: (Math.floor(place / SKY.columns) + 0.5 + jitter(11) * 0.6) * (SKY.height / SKY.rows),
      scale: 0.4 + ((index * 5) % 7) * 0.07,
      fill: COLORS[index % COLORS.length],
    };
  });
}

/** What the family did together, by its totals: every chore a star in one sky. */
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
      <svg
        className="-mx-2.5 mt-4 h-auto w-[calc(100%+20px)] print:hidden"
        viewBox={`0 0 ${SKY.width} ${SKY.height}`}
        aria-hidden
      >
        {starsOf(chores).map(({ place, x, y, scale, fill }) => (
          <path
            key={place}
            d={STAR_PATH}
            fill={fill}
            transform={`translate(${x - 12 * scale} ${y - 12 * scale}) scale(${scale})`}
          />
        ))}
      </svg>
      <Pip mood={PIPS[achievement]} size={132} className="absolute end-4.5 -bottom-2.5 print:hidden" />
    </Card>
  );
}
