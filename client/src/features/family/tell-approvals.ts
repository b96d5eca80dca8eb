import { toast } from '@/components/ui/use-toast';
import { displayOf, isUnauthorized } from '@/lib/api-client';
import { plural } from '@/lib/format';
import type { ApprovalResult } from './use-approve-all';

/** Says how many were approved, which were answered by somebody else, and why the rest still waits. */
export function tellApprovals({ approved, gone, failed }: ApprovalResult): void {
  // A lost session has been told of already.
  if (failed.some(isUnauthorized)) return;
  const elsewhere =
    gone === 0
      ? undefined
      : `${plural(gone, 'item')} ${gone === 1 ? 'was' : 'were'} answered by somebody else.`;
  if (failed.length === 0) {
    toast({
      title: approved === 0 ? 'Already reviewed' : `${plural(approved, 'item')} approved`,
      description: elsewhere,
      tone: approved === 0 ? 'info' : 'ok',
    });
    return;
  }
  const why = displayOf(failed[0], 'Check the connection, then try again.');
  toast({
    title: approved === 0 ? 'Nothing was approved' : `${approved} of ${approved + failed.length} approved`,
    description: [
      `${plural(failed.length, 'item')} still ${failed.length === 1 ? 'waits' : 'wait'}. ${why}`,
      elsewhere,
    ]
      .filter(Boolean)
      .join(' '),
    tone: 'error',
  });
}
