import { useQuery } from '@tanstack/react-query';
import { Undo2 } from 'lucide-react';
import { Button } from '@/components/ui/button';
import { reviewedItems, nameOfReviewed } from '@/features/reviewed/reviewed-items';
import { useUndoReview } from '@/features/reviewed/use-undo-review';
import { kidRequestsQuery } from '@/lib/api/shared-queries';
import { t } from '@/lib/i18n/messages';
import { useMayManage } from '@/lib/api/user-query';

export default function UndoReview({ id, kidId }: { id: string; kidId: string }) {
  const requests = useQuery(kidRequestsQuery(kidId)).data;
  const one = requests && reviewedItems(requests).find((decided) => decided.id === id);
  const mayManage = useMayManage();
  const { ask, dialog } = useUndoReview();
  return (
    <>
      {one && (mayManage || one.kind === 'chore') && (
        <Button
          variant="text"
          className="-ms-3"
          aria-label={t('decided.undoOf', { name: nameOfReviewed(one), kid: one.record.kid.name })}
          onClick={() => ask(one)}
        >
          <Undo2 className="rtl:-scale-x-100" />
          {t('undo.undo')}
        </Button>
      )}
      {dialog}
    </>
  );
}
