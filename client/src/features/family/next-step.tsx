import { LinkButton } from '@/components/ui/button';
import { t } from '@/lib/i18n/messages';
import { paths, type ParentTab } from '@/lib/page/paths';
import { useHash } from '@/lib/page/use-hash';
import { SkipStep } from './first-steps';
import { useFirstSteps } from './use-first-steps';

/**
 * Shows the next step on the overview and on the pages of other steps. A new family's overview shows all
 * steps instead.
 */
export function NextStep({ tab }: { tab: ParentTab }) {
  const first = useFirstSteps();
  const hash = useHash();
  const next = first?.steps[first.next];
  if (!first || !next) return null;
  const isOverview = tab === 'overview';
  const here = tab === 'settings' ? `${paths.parentTab(tab)}#${hash}` : paths.parentTab(tab);
  const isStep = first.steps.some(({ href }) => href.startsWith(here));
  if (!isOverview && (!isStep || next.href.startsWith(here))) return null;
  return (
    <p className="mb-4 flex flex-wrap items-center gap-x-3.5 gap-y-2 rounded-lg bg-star-soft py-2.5 ps-4.5 pe-2.5 max-laptop:mb-3">
      <span className="text-ink-2 max-tablet:basis-full">
        {t('family.stepOf', { step: first.next + 1, steps: first.steps.length })}
      </span>
      <b className="min-w-0 flex-1 font-display text-16 font-semibold">{next.title}</b>
      {isOverview && <SkipStep {...next} steps={first.steps} />}
      {/* The overview offers the chores. */}
      <LinkButton variant="primary" href={isOverview || next.step !== 'chores' ? next.href : paths.parent}>
        {t('family.next')}
      </LinkButton>
    </p>
  );
}
