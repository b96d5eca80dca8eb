import { useQuery } from '@tanstack/react-query';
import type { ChoreSubmission } from '@shared/contracts/submissions';
import { kidRequestsQuery } from '@/lib/api/kid-requests-query';
import { t } from '@/lib/i18n/messages';
import type { Tile } from './board';

export function useReviewed({ state, submissionId, kid, holder }: Tile): ChoreSubmission | undefined {
  const kidId = (kid ?? holder)?.id ?? '';
  const { data } = useQuery({ ...kidRequestsQuery(kidId), enabled: state === 'done' && kidId !== '' });
  return data?.submissions.find(({ id, status }) => id === submissionId && status === 'approved');
}

export function doneWord({ auto, reviewedBy }: ChoreSubmission): string {
  if (auto) return t('plan.doneByItself');
  return reviewedBy?.firstName ? t('plan.doneBy', { name: reviewedBy.firstName }) : t('plan.done');
}
