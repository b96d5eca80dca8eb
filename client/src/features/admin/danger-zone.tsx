import { TriangleAlert } from 'lucide-react';
import type { AdminFamily } from '@shared/contracts/admin';
import { Button } from '@/components/ui/button';
import { toastFailure } from '@/components/ui/toast-failure';
import { toast } from '@/components/ui/use-toast';
import { useDeleteFamily } from './admin.api';
import { deletionQuestion } from './family-texts';
import './danger-zone.css';

/** The one red thing on the admin's screen. */
export function DangerZone({ family, onDeleted }: { family: AdminFamily; onDeleted: () => void }) {
  const deletion = useDeleteFamily();
  const ask = () => {
    // The browser's own question: it can be neither missed nor styled away.
    if (!window.confirm(deletionQuestion(family))) return;
    deletion.mutate(family.id, {
      onSuccess: () => {
        toast({
          title: 'Family Deleted',
          description: 'Family and all associated data has been removed.',
          tone: 'ok',
        });
        onDeleted();
      },
      onError: (error) => toastFailure('Delete Failed', error),
    });
  };
  return (
    <section className="danger-zone" aria-labelledby="danger-zone-heading">
      <div>
        <h3 id="danger-zone-heading" className="flex items-center gap-2 text-17 text-danger">
          <TriangleAlert size={22} />
          Danger Zone
        </h3>
        <p className="mt-1 text-14 text-ink-2">
          Deletes the family, its kids and every star. This cannot be undone.
        </p>
      </div>
      <Button variant="danger" onClick={ask} saving={deletion.isPending} savingLabel="Deleting">
        Delete Family
      </Button>
    </section>
  );
}
