import { LinkButton } from '@/components/ui/link-button';
import { t } from '@/lib/messages';
import { paths } from '@/lib/paths';
import { useFirstSteps } from './use-first-steps';

/** One line that leads a new family from a finished step to the next; gone when all are done or this tab's own is next. */
export function NextStep({ tab }: { tab: 'kids' | 'chores' | 'rewards' }) {
  const first = useFirstSteps();
  const step = first?.steps[first.next];
  if (!first || !step || step.href === paths.parentNew(tab)) return null;
  return (
    <p className="mb-4 flex flex-wrap items-center gap-x-3.5 gap-y-2 rounded-lg bg-star-soft py-2.5 ps-4.5 pe-2.5">
      <span className="text-ink-2">
        {t('family.stepOf', { step: first.next + 1, steps: first.steps.length })}
      </span>
      <b className="min-w-0 flex-1 font-display text-17 font-semibold">{step.title}</b>
      <LinkButton variant="primary" href={step.href ?? paths.parent}>
        {t('family.next')}
      </LinkButton>
    </p>
  );
}
