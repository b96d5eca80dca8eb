import { clsx } from 'clsx';
import { CheckCheck } from 'lucide-react';
import { Button } from '@/components/ui/button';
import { usePendingSubmissions, useSubmissionsInReview } from '@/features/submissions/submissions.api';
import { t } from '@/lib/messages';
import { toastApprovals } from './toast-approvals';
import { useApproveAll } from './use-approve-all';

export function ApproveChores({ kept }: { kept: boolean }) {
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
