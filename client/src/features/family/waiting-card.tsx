import { ArrowRight } from 'lucide-react';
import { OVERVIEW_APPROVALS } from '@shared/constants';
import { Pip } from '@/components/art/pip';
import { AnimatedList } from '@/components/ui/animated-list';
import { Card } from '@/components/ui/card';
import { Count } from '@/components/ui/count';
import { LinkButton } from '@/components/ui/link-button';
import { PartError } from '@/components/ui/part-error';
import { RowSkeletons } from '@/components/ui/row-skeletons';
import { useHeldRows } from '@/components/ui/use-held-rows';
import { RedemptionRow } from '@/features/redemptions/redemption-row';
import { SubmissionRow } from '@/features/submissions/submission-row';
import { displayOf } from '@/lib/api-client';
import { t } from '@/lib/messages';
import { paths } from '@/lib/paths';
import { ApproveChores } from './approve-chores';
import { usePendingItems, type PendingItem } from './use-pending-items';

export function WaitingCard() {
  const { items, isLeaving, count, isLoaded, error, isFetching, retry } = usePendingItems();
  const rows = useHeldRows(firstFew(items, isLeaving), isLeaving);
  const isEmpty = isLoaded && !error && rows.length === 0;
  if (isEmpty) {
    return (
      <Card
        as="section"
        className="flex min-w-0 items-center gap-5 px-5 py-3.5 max-laptop:gap-3.5 max-laptop:px-4 max-laptop:py-3"
        aria-labelledby="waiting"
      >
        <Pip mood="sleep" size={84} className="flex-none tiny:size-16" />
        <div>
          <h2 id="waiting" className="text-21 max-laptop:text-18">
            {t('family.allCaughtUp')}
          </h2>
          <p className="mt-0.5 text-15 leading-snug text-ink-2">{t('family.nothingWaits')}</p>
        </div>
      </Card>
    );
  }
  return (
    <Card
      as="section"
      className="min-w-0 overflow-clip px-5 py-1.5 max-laptop:px-3.5 max-laptop:py-0.5"
      aria-labelledby="waiting"
    >
      <header className="flex min-h-13 items-center justify-between gap-x-3 max-laptop:min-h-11">
        <h2
          id="waiting"
          className="flex items-center gap-2.5 text-21 max-laptop:text-18 tiny:gap-1.5 tiny:text-16"
        >
          {t('family.waiting')}
          <Count value={count} label={t('family.pendingApprovals', { count })} />
        </h2>
        {rows.length > 0 && (
          <LinkButton
            variant="text"
            className="-me-3 flex-none tiny:px-2.5!"
            href={paths.parentTab('approvals')}
          >
            {t('family.viewAll')}
            <ArrowRight className="rtl:-scale-x-100 tiny:hidden" />
          </LinkButton>
        )}
      </header>
      {error ? (
        <PartError
          title={t('family.waitingFailed')}
          text={displayOf(error, t('ui.checkConnection'))}
          onRetry={retry}
          retrying={isFetching}
        />
      ) : isLoaded ? (
        <>
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
          <ApproveChores kept={rows.filter(({ item }) => item.kind === 'chore').length > 1} />
        </>
      ) : (
        <RowSkeletons label={t('family.waitingLoading')} keyed />
      )}
    </Card>
  );
}

function firstFew(items: readonly PendingItem[], isLeaving: (item: PendingItem) => boolean): PendingItem[] {
  let shown = 0;
  return items.filter((item) => {
    if (isLeaving(item)) return shown < OVERVIEW_APPROVALS;
    shown += 1;
    return shown <= OVERVIEW_APPROVALS;
  });
}
