import { Check } from 'lucide-react';
import { clsx } from 'clsx';
import { Card } from '@/components/ui/card';
import { KeyLink } from '@/components/ui/key-link';
import { useChores } from '@/features/chores/chores.api';
import { useKids } from '@/features/kids/kids.api';
import { useRewards } from '@/features/rewards/rewards.api';
import { paths } from '@/lib/paths';

/** Three steps to the first star, ticked as they are done; gone when all are, or while it is not known. */
export function FirstSteps() {
  const kids = useKids();
  const chores = useChores();
  const rewards = useRewards();
  if (!kids.data || !chores.data || !rewards.data) return null;
  const steps = [
    {
      done: kids.data.length > 0,
      title: 'Add a kid',
      text: 'A name, a colour and four secret pictures.',
      href: paths.parentNew('kids'),
    },
    {
      done: chores.data.length > 0,
      title: 'Add a chore',
      text: 'Something small, and how many stars it lights.',
      href: paths.parentNew('chores'),
    },
    {
      done: rewards.data.length > 0,
      title: 'Add a reward',
      text: 'Something to look forward to.',
      href: paths.parentNew('rewards'),
    },
  ];
  const next = steps.findIndex((step) => !step.done);
  if (next === -1) return null;
  return (
    <Card as="section" className="px-4 py-5 sm:px-5.5" aria-labelledby="first-steps">
      <h2 id="first-steps" className="text-21">
        Three steps to the first star
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
            {!step.done && (
              <KeyLink variant={index === next ? 'lagoon' : 'soft'} href={step.href} aria-label={step.title}>
                Add
              </KeyLink>
            )}
          </li>
        ))}
      </ol>
    </Card>
  );
}
