import { ArrowRight } from 'lucide-react';
import { OVERVIEW_APPROVALS } from '@shared/constants';
import { Card } from '@/components/ui/card';
import { Count } from '@/components/ui/count';
import { ErrorState } from '@/components/ui/error-state';
import { LinkButton } from '@/components/ui/link-button';
import { AnimatedList } from '@/components/ui/animated-list';
import { Skeleton } from '@/components/ui/skeleton';
import { RedemptionRow } from '@/features/redemptions/redemption-row';
import { SubmissionRow } from '@/features/submissions/submission-row';
import { displayOf } from '@/lib/api-client';
import { t } from '@/lib/messages';
import { paths } from '@/lib/paths';
import { useWaiting, type Waiting } from './use-waiting';

/** The first few that wait, to be reviewed here and now; the rest are a link away. */
export function WaitingCard() {
  const { items, isLeaving, count, isLoaded, error, isFetching, retry } = useWaiting();
  return (
    <Card as="section" className="px-4 pt-4 pb-2 sm:px-5.5 sm:pt-5" aria-labelledby="waiting">
      <header className="flex min-h-11 items-center justify-between gap-3">
        <h2 id="waiting" className="flex items-center gap-2.5 text-21">
          {t('family.waiting')}
          <Count value={count} label={t('family.pendingApprovals', { count })} />
        </h2>
        {count > 0 && (
          <LinkButton variant="text" href={paths.parentTab('approvals')} className="-me-3">
            {t('family.viewAll')}
            <ArrowRight className="rtl:-scale-x-100" />
          </LinkButton>
        )}
      </header>
      {error ? (
        <ErrorState
          title={t('family.waitingFailed')}
          text={displayOf(error, t('ui.checkConnection'))}
          onRetry={retry}
          retrying={isFetching}
        />
      ) : !isLoaded ? (
        <RowSkeletons />
      ) : items.length === 0 ? (
        <p className="pb-3 text-ink-2">{t('family.nothingWaits')}</p>
      ) : (
        <AnimatedList
          items={firstFew(items, isLeaving)}
          isLeaving={isLeaving}
          render={(item) =>
            item.kind === 'chore' ? (
              <SubmissionRow submission={item.submission} />
            ) : (
              <RedemptionRow redemption={item.redemption} />
            )
          }
        />
      )}
    </Card>
  );
}

/** The oldest three, and those sliding away among them. */
function firstFew(items: readonly Waiting[], isLeaving: (item: Waiting) => boolean): Waiting[] {
  let shown = 0;
  return items.filter((item) => {
    if (isLeaving(item)) return shown < OVERVIEW_APPROVALS;
    shown += 1;
    return shown <= OVERVIEW_APPROVALS;
  });
}

function RowSkeletons() {
  return (
    <div className="grid gap-5 py-4" aria-busy>
      <output className="sr-only">{t('family.waitingLoading')}</output>
      {[0, 1, 2].map((row) => (
        <div key={row} className="flex items-center gap-4" aria-hidden>
          <Skeleton className="size-14 rounded-md" />
          <div className="grid flex-1 gap-2">
            <Skeleton className="h-5 w-1/2" />
            <Skeleton className="h-4 w-1/3" />
          </div>
          <Skeleton className="h-11 w-28" />
        </div>
      ))}
    </div>
  );
}
