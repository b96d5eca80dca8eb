import { clsx } from 'clsx';
import { StarIcon } from '@/components/art/star-icon';
import { t } from '@/lib/i18n/messages';

const STEPS = [1, 2, 3] as const;

export function StepStars({ current }: { current: 1 | 2 | 3 }) {
  return (
    <ol
      className="flex items-center justify-center gap-2.5"
      aria-label={t('kidAuth.steps', { step: current, count: STEPS.length })}
    >
      {STEPS.map((step) => {
        const lit = step <= current;
        return (
          <li
            key={step}
            className={clsx(
              'relative grid size-11 place-items-center',
              step > 1 &&
                'ms-6.5 before:absolute before:-start-8.5 before:top-5 before:h-1.25 before:w-7.5 before:rounded-2xs',
              step > 1 && (lit ? 'before:bg-star' : 'before:bg-star-off'),
            )}
            aria-current={step === current ? 'step' : undefined}
          >
            <span className="sr-only">{t('kidAuth.step', { step })}</span>
            <StarIcon
              size={30}
              fill={undefined}
              className={clsx(
                'overflow-visible transition-transform duration-(--dur-enter) ease-spring',
                lit ? 'fill-star stroke-on-star stroke-[1.6]' : 'fill-star-off',
                step === current && 'scale-145',
              )}
            />
          </li>
        );
      })}
    </ol>
  );
}
