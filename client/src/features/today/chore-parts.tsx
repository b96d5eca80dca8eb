import { clsx } from 'clsx';
import { Play, RotateCcw, Undo2 } from 'lucide-react';
import type { KidChore } from '@shared/contracts/plan';
import { t } from '@/lib/i18n/messages';
import { StateArt } from '@/components/art/state-art';
import { Avatar } from '@/components/ui/avatar';
import { EggShape } from '@/components/art/egg-shapes';
import type { TodayItem, ChoreLook, RoutineProgress } from './today-items';
import { isOpen } from './chore-words';
import styles from './chore-tile.module.css';

/** Starting with this number of steps, the dots are smaller. */
const MANY = 8;

/** One dot per step, golden when it is done. */
export function StepDots({ progress: { states } }: { progress: RoutineProgress }) {
  const done = states.filter((state) => state !== 'open').length;
  return (
    <p className="flex flex-wrap justify-center gap-1.25 py-0.5">
      <span className="sr-only">{t('kidDashboard.spokenTimes', { done, of: states.length })}</span>
      {states.map((state, index) => (
        <i
          key={index}
          className={clsx(
            'rounded-full',
            states.length > MANY ? 'size-2' : 'size-2.75',
            state === 'open' ? 'bg-star-empty' : 'bg-star inset-ring-[1.5px] inset-ring-star-lip',
          )}
          data-dot={state}
          aria-hidden
        />
      ))}
    </p>
  );
}

/** The text of the button that does a chore, or plays its routine. */
export function DoIt({ one: { look, progress } }: { one: TodayItem }) {
  if (progress) {
    return (
      <>
        <Play fill="currentColor" className="rtl:-scale-x-100" />
        {t(progress.isStarted ? 'routine.keepGoing' : 'routine.start')}
      </>
    );
  }
  return (
    <>
      {look === 'sent-back' && <RotateCcw className="rtl:-scale-x-100" />}
      {t('kidDashboard.doIt')}
    </>
  );
}

export function StateFigure({ one: { look, item }, size }: { one: TodayItem; size: number }) {
  if (item.who) return <Avatar kid={item.who} size={size} />;
  if (look === 'resting') return <StateArt name="resting-moon" size={size} />;
  return <StateArt name="later-calendar" size={size} className="rtl:-scale-x-100" />;
}

export function WithdrawButton({
  chore,
  className,
  onPress,
}: {
  chore: string;
  className: string;
  onPress: () => void;
}) {
  return (
    <button
      type="button"
      className={clsx(
        styles.undo,
        'grid size-14 flex-none place-items-center rounded-md text-ink [&_svg]:size-6.5 rtl:[&_svg]:-scale-x-100',
        className,
      )}
      aria-haspopup="dialog"
      aria-label={t('kidDashboard.takeBackNamed', { chore })}
      onClick={onPress}
    >
      <Undo2 />
    </button>
  );
}

export function TimesLeft({
  item: { chore, doneCount, neededCount },
  look,
}: {
  item: KidChore;
  look: ChoreLook;
}) {
  if (neededCount === null || neededCount < 2) return null;
  if (!isOpen(look)) return null;
  return (
    <span className="flex flex-wrap justify-center">
      <span className="sr-only">{t('kidDashboard.spokenTimes', { done: doneCount, of: neededCount })}</span>
      {Array.from({ length: neededCount }, (_, nth) => (
        <svg
          key={nth}
          viewBox="0 0 64 64"
          width={18}
          height={18}
          className={nth < doneCount ? undefined : 'opacity-40'}
          aria-hidden
        >
          <EggShape look={nth < doneCount ? 'banded' : 'whole'} category={chore.category} />
        </svg>
      ))}
    </span>
  );
}
