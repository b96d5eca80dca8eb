import { clsx } from 'clsx';
import type { ChoreAppearance } from '@shared/rules/chore-icon';
import { markOf, type Run, type Step } from '@shared/rules/routine';
import { EggPlace } from '@/components/art/egg-shapes';
import { NestBack, NestFront } from '@/components/art/nest-shapes';
import { StarIcon } from '@/components/art/star-icon';
import { t } from '@/lib/i18n/messages';
import { stepDrawing } from './plate';
import styles from './stones.module.css';

/** One stone per step on the way to the nest. Done steps are stars. */
export function Stones({ steps, run, chore }: { steps: readonly Step[]; run: Run; chore: ChoreAppearance }) {
  return (
    <ol className={clsx(styles.stones, steps.length > MANY && styles.many)}>
      {steps.map((step) => {
        const { state } = markOf(run, step);
        const isCurrent = step.id === run.current;
        return (
          <li
            key={step.id}
            className={styles.stone}
            data-step={isCurrent ? 'current' : state}
            aria-current={isCurrent ? 'step' : undefined}
          >
            {state === 'open' ? (
              <img src={stepDrawing(step, chore)} alt="" draggable={false} />
            ) : (
              <StarIcon fill={state === 'done' ? 'var(--color-star)' : 'var(--color-star-empty)'} />
            )}
            <span className="sr-only">
              {state === 'open' ? step.name : t('routine.stepDone', { step: step.name })}
            </span>
          </li>
        );
      })}
      <li className={styles.goal} aria-hidden>
        <svg viewBox="0 -40 300 230">
          <NestBack />
          <g transform="translate(88 -2) scale(1.94)">
            <EggPlace />
          </g>
          <NestFront />
        </svg>
      </li>
    </ol>
  );
}

/** Starting with this number of steps, stones are smaller, and dots on phones. */
const MANY = 6;

/** One star per step, the current one outlined. Without a run, all are done. */
export function StepStars({ steps, run }: { steps: readonly Step[]; run: Run | null }) {
  return (
    <p className={styles.stars} aria-hidden>
      {steps.map((step) => (
        <StarIcon
          key={step.id}
          fill={run && markOf(run, step).state === 'open' ? 'var(--color-star-empty)' : 'var(--color-star)'}
          className={step.id === run?.current ? styles.outlined : undefined}
        />
      ))}
    </p>
  );
}
