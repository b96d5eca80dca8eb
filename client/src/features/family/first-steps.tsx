import { clsx } from 'clsx';
import { Check } from 'lucide-react';
import { Card } from '@/components/ui/card';
import { Button } from '@/components/ui/button';
import { LinkButton } from '@/components/ui/link-button';
import { formatNumber } from '@/lib/format';
import { t } from '@/lib/messages';
import { useFirstSteps, type FirstStep } from './use-first-steps';

/** The steps to the first star, ticked as they are done; gone when all are. */
export function FirstSteps() {
  const first = useFirstSteps();
  if (!first) return null;
  const { steps, next } = first;
  return (
    <Card as="section" className="px-4 py-5 sm:px-5.5" aria-labelledby="first-steps">
      <h2 id="first-steps" className="text-21">
        {t('family.firstSteps')}
      </h2>
      <ol className="mt-3 grid gap-1">
        {steps.map((step, index) => (
          <li key={step.title} className="flex min-h-15 items-center gap-3.5 py-1.5">
            <span
              className={clsx(
                'grid size-10 flex-none place-items-center rounded-full font-display text-17 leading-none font-semibold',
                step.done
                  ? 'bg-ok-soft text-ok'
                  : index === next
                    ? 'bg-star text-on-star'
                    : 'bg-sunken text-ink-2',
              )}
              aria-hidden
            >
              {step.done ? <Check size={20} strokeWidth={3.2} /> : formatNumber(index + 1)}
            </span>
            <div className="min-w-0 flex-1">
              <p
                className={clsx(
                  'font-display text-17 leading-tight font-semibold',
                  step.done && 'text-ink-2',
                )}
              >
                {step.title}
                {step.done && <span className="sr-only">{t('family.stepDone')}</span>}
              </p>
              {!step.done && <p className="mt-0.5 text-14 text-ink-2">{step.text}</p>}
            </div>
            {!step.done && <StepAction step={step} isNext={index === next} />}
          </li>
        ))}
      </ol>
    </Card>
  );
}

function StepAction({ step, isNext }: { step: FirstStep; isNext: boolean }) {
  const variant = isNext ? 'primary' : 'secondary';
  if (step.href) {
    return (
      <LinkButton variant={variant} href={step.href} aria-label={step.title}>
        {t('family.add')}
      </LinkButton>
    );
  }
  return (
    <Button variant={variant} onClick={showFamilyCode}>
      {t('family.showHow')}
    </Button>
  );
}

function showFamilyCode(): void {
  const heading = document.getElementById('family-code');
  heading?.scrollIntoView({ block: 'center' });
  heading?.focus({ preventScroll: true });
}
