import { ArrowRight, CheckCheck } from 'lucide-react';
import { clsx } from 'clsx';
import { OVERVIEW_APPROVALS } from '@shared/constants';
import type { RewardRedemption } from '@shared/contracts/redemptions';
import { Pip } from '@/components/art/pip';
import { RewardPicture } from '@/components/art/reward-picture';
import { AnimatedList } from '@/components/ui/animated-list';
import { Button, LinkButton } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { Count } from '@/components/ui/count';
import { PartError } from '@/components/ui/part-error';
import { RowSkeletons } from '@/components/ui/row-skeletons';
import { useHeldRows } from '@/components/ui/use-held-rows';
import { useKids } from '@/features/kids/kids.api';
import { useRedemptionReview } from '@/features/redemptions/use-redemption-review';
import { ReviewRow } from '@/features/reviews/review-row';
import { SubmissionRow } from '@/features/submissions/submission-row';
import { usePendingSubmissions, useSubmissionsInReview } from '@/features/submissions/submissions.api';
import { displayOf } from '@/lib/api/api-client';
import { t } from '@/lib/i18n/messages';
import { paths } from '@/lib/page/paths';
import { usePendingItems, type PendingItem } from './use-pending-items';
import { useApproveAll, toastApprovals } from './use-approve-all';

export function WaitingCard() {
  const { items, isLeaving, count, isLoaded, error, isFetching, retry } = usePendingItems();
  const rows = useHeldRows(firstFew(items, isLeaving), isLeaving);
  const hasNoKids = useKids().data?.length === 0;
  const isEmpty = isLoaded && !error && rows.length === 0;
  if (isEmpty && hasNoKids) return null;
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

function ApproveChores({ kept }: { kept: boolean }) {
  const inReview = useSubmissionsInReview();
  const { approveAll, progress } = useApproveAll();
  const waiting = (usePendingSubmissions().data ?? []).filter(({ id }) => !inReview.has(id));
  const isNeeded = waiting.length > 1 || progress !== null;
  if (!isNeeded && !kept) return null;
  const approve = async () => {
    const chores = waiting.map((submission) => ({ submission, stars: submission.chore.starReward }));
    toastApprovals(await approveAll({ chores, rewards: [] }));
  };
  return (
    <div
      className={clsx(
        'flex min-h-15 items-center border-t-2 border-line max-laptop:min-h-13 max-laptop:py-1 max-laptop:*:w-full',
        !isNeeded && 'invisible',
      )}
    >
      <Button
        variant="secondary"
        data-shortcut="approve-all"
        saves
        saving={progress !== null}
        savingLabel={progress ? t('family.approveProgress', progress) : undefined}
        onClick={() => void approve()}
      >
        <CheckCheck />
        {t('family.approveAllChores', { count: waiting.length })}
      </Button>
    </div>
  );
}

function RedemptionRow({ redemption }: { redemption: RewardRedemption }) {
  const { short, funds, ...reviewing } = useRedemptionReview(redemption);
  const { reward, kid, starsSpent, requestNotes } = redemption;
  const who = { kid: kid.name, funds };
  return (
    <ReviewRow
      kind="reward"
      name={reward.name}
      kid={kid}
      picture={<RewardPicture reward={reward} size={46} />}
      text={
        requestNotes ? t('redemptions.rowQuoted', { ...who, note: requestNotes }) : t('redemptions.row', who)
      }
      stars={starsSpent}
      reviewing={reviewing}
      blocked={short > 0}
    />
  );
}
