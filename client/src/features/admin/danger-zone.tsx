import { TriangleAlert } from 'lucide-react';
import { DAY_MS, SUSPENSION_DAYS } from '@shared/constants';
import type { AdminFamily } from '@shared/contracts/admin';
import { Button } from '@/components/ui/button';
import { toast, toastFailure } from '@/components/ui/use-toast';
import { formatDate } from '@/lib/i18n/format';
import { t } from '@/lib/i18n/messages';
import { useDeleteFamily, useRestoreFamily, useSuspendFamily } from './admin.api';
import { familyTitle } from './family-texts';
import { ReasonForm } from './reason-form';

const row = 'flex flex-wrap items-center justify-between gap-x-4.5 gap-y-3.5';
const onPhones = 'max-mini:min-h-11 max-mini:w-full';

export function DangerZone({
  family,
  onDone,
  onDeleted,
}: {
  family: AdminFamily;
  onDone: () => void;
  onDeleted: () => void;
}) {
  return (
    <section
      className="mt-6 grid gap-4.5 rounded-sm border border-danger px-5 py-4.5"
      aria-labelledby="danger-zone-heading"
    >
      <h3 id="danger-zone-heading" className="flex items-center gap-2 text-16 text-danger">
        <TriangleAlert size={22} />
        {t('admin.dangerZone')}
      </h3>
      {family.suspendedAt === null ? (
        <Suspending family={family} onDone={onDone} />
      ) : (
        <Restoring family={family} since={family.suspendedAt} onDone={onDone} />
      )}
      <Deleting family={family} onDeleted={onDeleted} />
    </section>
  );
}

function Suspending({ family, onDone }: { family: AdminFamily; onDone: () => void }) {
  const suspend = useSuspendFamily();
  return (
    <div>
      <p className="text-14 text-ink-2">{t('admin.suspendHint', { days: SUSPENSION_DAYS })}</p>
      <ReasonForm
        label={t('admin.suspend')}
        saving={suspend.isPending}
        variant="secondary"
        failure={suspend.isError ? suspend.error : null}
        onReason={(reason) =>
          void suspend.mutateAsync({ id: family.id, reason }).then(
            () => {
              toast({ title: t('admin.suspended'), description: t('admin.suspendedText'), tone: 'ok' });
              onDone();
            },
            // The form shows the error.
            () => {},
          )
        }
      />
    </div>
  );
}

function Restoring({ family, since, onDone }: { family: AdminFamily; since: string; onDone: () => void }) {
  const restore = useRestoreFamily();
  const until = new Date(Date.parse(since) + SUSPENSION_DAYS * DAY_MS).toISOString();
  const open = () =>
    void restore.mutateAsync(family.id).then(
      () => {
        toast({ title: t('admin.restored'), description: t('admin.restoredText'), tone: 'ok' });
        onDone();
      },
      (error: unknown) => toastFailure(t('admin.restoreFailed'), error),
    );
  return (
    <div className={row}>
      <p className="min-w-0 text-14 text-ink-2 mini:flex-1">
        {t('admin.suspendedUntil', { since: formatDate(since), until: formatDate(until) })}
      </p>
      <Button variant="secondary" onClick={open} saving={restore.isPending} className={onPhones}>
        {t('admin.restore')}
      </Button>
    </div>
  );
}

function Deleting({ family, onDeleted }: { family: AdminFamily; onDeleted: () => void }) {
  const deletion = useDeleteFamily();
  const ask = () => {
    // The browser's own dialog can't be overlooked.
    const question = t('admin.deleteQuestion', { family: familyTitle(family), code: family.familyCode });
    if (!window.confirm(question)) return;
    void deletion.mutateAsync(family.id).then(
      () => {
        toast({ title: t('admin.deleted'), description: t('admin.deletedText'), tone: 'ok' });
        onDeleted();
      },
      (error: unknown) => toastFailure(t('admin.deleteFailed'), error),
    );
  };
  return (
    <div className={`border-t border-line pt-4.5 ${row}`}>
      <p className="min-w-0 text-14 text-ink-2 mini:flex-1">{t('admin.deleteHint')}</p>
      <Button
        variant="danger"
        onClick={ask}
        saving={deletion.isPending}
        savingLabel={t('admin.deleting')}
        className={onPhones}
      >
        {t('admin.delete')}
      </Button>
    </div>
  );
}
