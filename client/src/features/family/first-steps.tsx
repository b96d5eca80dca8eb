import { clsx } from 'clsx';
import { Check } from 'lucide-react';
import { Card } from '@/components/ui/card';
import { Button } from '@/components/ui/button';
import { LinkButton } from '@/components/ui/link-button';
import { useFirstSteps, type FirstStep } from './use-first-steps';

/** The steps to the first star, ticked as they are done; gone when all are. */
export function FirstSteps() {
  const first = useFirstSteps();
  if (!first) return null;
  const { steps, next } = first;
  return (
    <Card as="section" className="px-4 py-5 sm:px-5.5" aria-labelledby="first-steps">
      <h2 id="first-steps" className="text-21">
        Four steps to the first star
      </h2>
      <ol className="mt-3 grid gap-1">
        {steps.map((step, index) => (
          <li key={step.title} className="first-step" data-done={step.done || undefined}>
            <span className={clsx('first-step-mark', index === next && 'first-step-next')} aria-hidden>
              {step.done ? <Check size={20} strokeWidth={3.2} /> : index + 1}
            </span>
            <div className="min-w-0 flex-1">
              <p className="font-display text-17 leading-tight font-semibold">
                {step.title}
                {step.done && <span className="sr-only">, done</span>}
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
        Add
      </LinkButton>
    );
  }
  return (
    <Button variant={variant} onClick={showFamilyCode}>
      Show how
    </Button>
  );
}

function showFamilyCode(): void {
  const heading = document.getElementById('family-code');
  heading?.scrollIntoView({ block: 'center' });
  heading?.focus({ preventScroll: true });
}
