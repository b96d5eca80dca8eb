import { SectionHead } from '@/components/ui/section-head';
import { ApprovalsPanel } from '@/features/family/approvals-panel';
import { ApproveAll } from '@/features/family/approve-all';
import { useStarChoices } from '@/features/submissions/star-choices';

/** What waits for a yes: one by one, or all of it. */
export function ApprovalsTab() {
  const stars = useStarChoices();
  return (
    <>
      <SectionHead title="Approvals" text="A yes lights the stars." action={<ApproveAll stars={stars} />} />
      <ApprovalsPanel stars={stars} />
    </>
  );
}
