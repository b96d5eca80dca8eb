import { clsx } from 'clsx';
import { STARS_PER_LEVEL } from '@shared/constants';
import type { Kid } from '@shared/contracts/kids';
import { levelFor, starsIntoLevel } from '@shared/rules/levels';
import { nextThing } from '@shared/rules/nest-things';
import { StarIcon } from '@/components/art/star-icon';
import { ThingArt } from '@/components/art/thing-art';
import { Avatar } from '@/components/ui/avatar';
import { LevelProgress } from '@/components/ui/level-progress';
import { t } from '@/lib/messages';
import { LevelGoalLink, type LevelGoal } from './level-goal';

/** The centers of the ten stars and of the next thing. Every second one is higher. On a 10 x 2 grid. */
const WAY = `0,1.5 ${Array.from({ length: STARS_PER_LEVEL }, (_, star) => `${star + 0.5},${star % 2 ? 0.5 : 1.5}`).join(' ')} 10.4,1`;

/**
 * The level as a path of ten stars at night, with the kid on the last lit one and the next thing for the nest
 * at the end. `filled` is a just completed level, whose stars flash first.
 */
export function LevelPath({
  kid,
  lifetime,
  filled = null,
  goal,
}: {
  kid: Kid;
  lifetime: number;
  filled?: number | null;
  goal: LevelGoal | null;
}) {
  const level = filled ?? levelFor(lifetime);
  const lit = filled === null ? starsIntoLevel(lifetime) : STARS_PER_LEVEL;
  return (
    <section
      className="on-night relative mt-5 grid overflow-hidden grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-5 gap-y-2 rounded-2xl bg-slab px-5.5 py-3 text-on-slab shadow-[0_7px_0_var(--color-slab-lip)] [--color-star-empty:var(--color-slab-star)] max-md:grid-cols-[auto_minmax(0,1fr)] max-md:gap-x-3 max-md:px-4"
      aria-label={t('kidDashboard.levelAndBadges')}
    >
      <div className="grid min-w-26 justify-items-center gap-1 text-center font-display">
        <h2 key={level} className="animate-pop text-28 leading-none max-md:text-24">
          {t('kidDashboard.level', { level })}
        </h2>
        <span
          data-filled={filled !== null || undefined}
          className="text-18 leading-none font-semibold text-slab-gold data-filled:animate-pop"
        >
          {filled === null
            ? t('kidDashboard.starsToLevel', { count: STARS_PER_LEVEL - lit })
            : t('kidDashboard.levelUp')}
        </span>
      </div>
      <div className="relative ms-4 h-31 max-md:order-1 max-md:col-span-full max-md:h-24">
        <svg
          viewBox="0 0 10 2"
          preserveAspectRatio="none"
          className="absolute inset-x-0 bottom-0 h-18 w-full overflow-visible max-md:h-13 rtl:-scale-x-100"
          aria-hidden
        >
          <polyline
            points={WAY}
            fill="none"
            stroke="var(--color-tint-night)"
            strokeWidth="16"
            strokeLinejoin="round"
            strokeLinecap="round"
            vectorEffect="non-scaling-stroke"
          />
        </svg>
        <div data-flight="level-progress" className="absolute inset-x-0 bottom-0">
          <LevelProgress
            lit={lit}
            fresh={filled === null ? 0 : STARS_PER_LEVEL}
            gap={8}
            className="flex h-18 flex-col justify-end max-md:h-13 [&_svg]:mx-auto [&_svg]:h-9! [&_svg]:w-full [&_svg:nth-child(even)]:-translate-y-9 max-md:[&_svg]:h-6.5! max-md:[&_svg:nth-child(even)]:-translate-y-6.5"
          />
        </div>
        <span
          className={clsx(
            'absolute -translate-x-1/2 transition-[inset-inline-start,bottom] duration-(--dur-enter) rtl:translate-x-1/2',
            lit > 0 && lit % 2 === 0 ? 'bottom-18.5 max-md:bottom-14' : 'bottom-9.5 max-md:bottom-7.5',
          )}
          style={{ insetInlineStart: `${lit === 0 ? 0 : (lit - 0.5) * STARS_PER_LEVEL}%` }}
          data-on-star={lit}
          aria-hidden
        >
          <Avatar kid={kid} size={48} className="max-md:[--size:36px]!" />
        </span>
      </div>
      <Next lifetime={lifetime} level={level} />
      {goal && <LevelGoalLink goal={goal} />}
    </section>
  );
}

/** The next thing for the nest with the missing stars, or the next level if the kid has all things. */
function Next({ lifetime, level }: { lifetime: number; level: number }) {
  const next = nextThing(lifetime);
  return (
    <div className="grid justify-items-center max-md:flex max-md:flex-wrap max-md:items-center max-md:justify-end max-md:gap-x-2.5">
      <span className="grid size-26 place-items-center rounded-full bg-party-sky-2 ring-4 ring-star max-md:size-19">
        {next ? (
          <ThingArt id={next.id} size={88} className="max-md:size-15" label={t(`nest.thing.${next.id}`)} />
        ) : (
          <StarIcon size={76} className="max-md:size-13" />
        )}
      </span>
      <span className="relative -mt-3 inline-flex items-center gap-1.5 rounded-full bg-star-soft py-1.5 ps-2.5 pe-3.5 font-display text-18 leading-tight font-semibold whitespace-nowrap text-star-text max-md:mt-0">
        {next ? (
          <>
            <StarIcon size={20} />
            {t('kidDashboard.starsToNext', { count: next.starRequirement - lifetime })}
          </>
        ) : (
          t('kidDashboard.level', { level: level + 1 })
        )}
      </span>
    </div>
  );
}
