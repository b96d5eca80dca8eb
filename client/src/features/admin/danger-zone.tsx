import { TriangleAlert } from 'lucide-react';
import type { AdminFamily } from '@shared/contracts/admin';
import { Button } from '@/components/ui/button';
import { toastFailure } from '@/components/ui/toast-failure';
import { toast } from '@/components/ui/use-toast';
import { t } from '@/lib/messages';
import { useDeleteFamily } from './admin.api';
import { familyTitle } from './family-texts';

/** The one red thing on the admin's screen. */
export function DangerZone({ family, onDeleted }: { family: AdminFamily; onDeleted: () => void }) {
  const deletion = useDeleteFamily();
  const ask = () => {
    // The browser's own question: it can be neither missed nor styled away.
    const question = t('admin.deleteQuestion', { family: familyTitle(family), code: family.familyCode });
    if (!window.confirm(question)) return;
    deletion.mutate(family.id, {
      onSuccess: () => {
        toast({ title: t('admin.deleted'), description: t('admin.deletedText'), tone: 'ok' });
        onDeleted();
      },
      onError: (error) => toastFailure(t('admin.deleteFailed'), error),
    });
  };
  return (
    <section
      className="mt-6 flex flex-wrap items-center justify-between gap-x-4.5 gap-y-3.5 rounded-sm border border-danger px-5 py-4.5"
      aria-labelledby="danger-zone-heading"
    >
      <div>
        <h3 id="danger-zone-heading" className="flex items-center gap-2 text-17 text-danger">
          <TriangleAlert size={22} />
          {t('admin.dangerZone')}
        </h3>
        <p className="mt-1 text-14 text-ink-2">{t('admin.deleteHint')}</p>
      </div>
      <Button
        variant="danger"
        onClick={ask}
        saving={deletion.isPending}
        savingLabel={t('admin.deleting')}
        className="max-sm:min-h-11 max-sm:w-full"
      >
        {t('admin.delete')}
      </Button>
    </section>
  );
}
