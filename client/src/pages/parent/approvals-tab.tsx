import { SectionHead } from '@/components/ui/section-head';
import { ApprovalsPanel } from '@/features/family/approvals-panel';
import { ApproveAll } from '@/features/family/approve-all';
import { useStarChoices } from '@/features/submissions/star-choices';
import { DecidedPanel } from '@/features/decided/decided-panel';
import { t } from '@/lib/messages';

/** The pending items, and below them the recent reviews. */
export default function ApprovalsTab() {
  const stars = useStarChoices();
  return (
    <>
      <SectionHead
        title={t('parent.approvals')}
        text={t('parent.approvalsText')}
        action={<ApproveAll stars={stars} />}
      />
      <ApprovalsPanel stars={stars} />
      <DecidedPanel />
    </>
  );
}
