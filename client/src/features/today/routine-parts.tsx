import { clsx } from 'clsx';
import { Play, RotateCcw } from 'lucide-react';
import { t } from '@/lib/i18n/messages';
import type { RoutineProgress } from './routine-progress';
import type { TodayItem } from './today-items';

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
