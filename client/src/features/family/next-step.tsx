import { LinkButton } from '@/components/ui/link-button';
import { t } from '@/lib/messages';
import { paths } from '@/lib/paths';
import { useFirstSteps } from './use-first-steps';

const OWN = { kids: 'kid', chores: 'chores', rewards: 'reward' } as const;

/** Links a finished setup step to the next one. Hidden if there is no other step. */
export function NextStep({ tab }: { tab: keyof typeof OWN }) {
  const first = useFirstSteps();
  const next = first?.steps[first.next];
  if (!first || !next || next.step === OWN[tab]) return null;
  return (
    <p className="mb-4 flex flex-wrap items-center gap-x-3.5 gap-y-2 rounded-lg bg-star-soft py-2.5 ps-4.5 pe-2.5">
      <span className="text-ink-2 max-md:basis-full">
        {t('family.stepOf', { step: first.next + 1, steps: first.steps.length })}
      </span>
      <b className="min-w-0 flex-1 font-display text-17 font-semibold">{next.title}</b>
      <LinkButton variant="primary" href={paths.parent}>
        {t('family.next')}
      </LinkButton>
    </p>
  );
}
