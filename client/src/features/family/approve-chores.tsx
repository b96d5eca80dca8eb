import { CheckCheck } from 'lucide-react';
import { Button } from '@/components/ui/button';
import { usePendingSubmissions, useSubmissionsInReview } from '@/features/submissions/submissions.api';
import { t } from '@/lib/messages';
import { toastApprovals } from './toast-approvals';
import { useApproveAll } from './use-approve-all';

/** Approves all chores that wait, with their own stars, in one tap that can be undone; absent where fewer than two do. */
export function ApproveChores() {
  const inReview = useSubmissionsInReview();
  const { approveAll, progress } = useApproveAll();
  const waiting = (usePendingSubmissions().data ?? []).filter(({ id }) => !inReview.has(id));
  if (waiting.length < 2 && progress === null) return null;
  const approve = async () => {
    const chores = waiting.map((submission) => ({ submission, stars: submission.chore.starReward }));
    toastApprovals(await approveAll({ chores, rewards: [] }));
  };
  return (
    <Button
      variant="secondary"
      data-shortcut="approve-all"
      saving={progress !== null}
      savingLabel={progress ? t('family.approveProgress', progress) : undefined}
      onClick={() => void approve()}
    >
      <CheckCheck />
      {t('family.approveAllChores', { count: waiting.length })}
    </Button>
  );
}
