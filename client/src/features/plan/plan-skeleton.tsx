import { Skeleton } from '@/components/ui/skeleton';
import { t } from '@/lib/messages';

export function PlanSkeleton({ wide }: { wide: boolean }) {
  return (
    <div aria-busy>
      <output className="sr-only">{t('plan.loading')}</output>
      <div className="grid gap-3.5" aria-hidden>
        {[0, 1, 2].map((row) => (
          <Skeleton key={row} className={wide ? 'h-28 rounded-lg' : 'h-40 rounded-lg'} />
        ))}
      </div>
    </div>
  );
}
