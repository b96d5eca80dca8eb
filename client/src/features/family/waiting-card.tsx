import { clsx } from 'clsx';
import { ArrowRight } from 'lucide-react';
import { OVERVIEW_APPROVALS } from '@shared/constants';
import { Card } from '@/components/ui/card';
import { Count } from '@/components/ui/count';
import { ErrorState } from '@/components/ui/error-state';
import { LinkButton } from '@/components/ui/link-button';
import { AnimatedList } from '@/components/ui/animated-list';
import { useHeldRows } from '@/components/ui/use-held-rows';
import { RowSkeletons } from '@/components/ui/row-skeletons';
import { RedemptionRow } from '@/features/redemptions/redemption-row';
import { SubmissionRow } from '@/features/submissions/submission-row';
import { displayOf } from '@/lib/api-client';
import { t } from '@/lib/messages';
import { paths } from '@/lib/paths';
import { ApproveChores } from './approve-chores';
import { useWaiting, type Waiting } from './use-waiting';

/** The oldest pending items, with a link to the rest. */
export function WaitingCard() {
  const { items, isLeaving, count, isLoaded, error, isFetching, retry } = useWaiting();
  const rows = useHeldRows(firstFew(items, isLeaving), isLeaving);
  const isEmpty = isLoaded && !error && rows.length === 0;
  return (
    <Card
      as="section"
      className={clsx('px-4 sm:px-5.5', isEmpty ? 'py-2' : 'pt-4 pb-2 sm:pt-5')}
      aria-labelledby="waiting"
    >
      <header className="flex min-h-11 flex-wrap items-center justify-between gap-x-3 gap-y-1.5">
        <h2 id="waiting" className={clsx('flex items-center gap-2.5', isEmpty ? 'text-17' : 'text-21')}>
          {t('family.waiting')}
          <Count value={count} label={t('family.pendingApprovals', { count })} />
        </h2>
        {isEmpty && <p className="text-15 text-ink-2">{t('family.nothingWaits')}</p>}
        {rows.length > 0 && (
          <div className="-me-3 ms-auto flex items-center gap-1">
            <ApproveChores kept={rows.filter(({ item }) => item.kind === 'chore').length > 1} />
            <LinkButton variant="text" href={paths.parentTab('approvals')}>
              {t('family.viewAll')}
              <ArrowRight className="rtl:-scale-x-100" />
            </LinkButton>
          </div>
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
        <RowSkeletons label={t('family.waitingLoading')} keyed />
      ) : isEmpty ? null : (
        <AnimatedList
          rows={rows}
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

function firstFew(items: readonly Waiting[], isLeaving: (item: Waiting) => boolean): Waiting[] {
  let shown = 0;
  return items.filter((item) => {
    if (isLeaving(item)) return shown < OVERVIEW_APPROVALS;
    shown += 1;
    return shown <= OVERVIEW_APPROVALS;
  });
}
