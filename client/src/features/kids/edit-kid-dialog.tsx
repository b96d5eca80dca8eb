import { updateKidRequest, type ParentKid } from '@shared/contracts/kids';
import { FormDialog } from '@/components/ui/form-dialog';
import { toastFailure } from '@/components/ui/toast-failure';
import { toast } from '@/components/ui/use-toast';
import { changedFields } from '@/lib/changed-fields';
import { t } from '@/lib/messages';
import { useDraft } from '@/lib/use-draft';
import { useZodForm } from '@/lib/use-zod-form';
import { KidFields, type KidDraft } from './kid-fields';
import { useUpdateKid } from './kids.api';

const kidRequest = updateKidRequest.required();

/** Another name or another color for a kid. */
export default function EditKidDialog({ kid, onClose }: { kid: ParentKid; onClose: () => void }) {
  const form = useDraft<KidDraft>(`kid:${kid.id}`, { name: kid.name, avatarColor: kid.avatarColor });
  const { draft, base } = form;
  const { errors, found, check, read, fail, clear } = useZodForm(kidRequest);
  const update = useUpdateKid(kid.id);

  const submit = () => {
    const body = check(draft);
    if (!body) return;
    update.mutate(changedFields(read(base), body), {
      onSuccess: () => {
        form.forget();
        toast({ title: t('kids.saved'), description: body.name, tone: 'ok' });
        onClose();
      },
      onError: (error) => {
        fail(error);
        toastFailure(t('kids.updateFailed'), error);
      },
    });
  };

  return (
    <FormDialog
      title={t('kids.edit', { name: kid.name })}
      width={480}
      dirty={form.dirty}
      kept={form}
      saving={update.isPending}
      submitLabel={t('kids.save')}
      errors={found}
      onSubmit={submit}
      onClose={onClose}
    >
      <KidFields
        draft={draft}
        errors={errors}
        onChange={(next) => {
          form.change(next);
          clear('name');
        }}
      />
    </FormDialog>
  );
}
