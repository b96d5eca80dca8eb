import { useState } from 'react';
import type { ParentKid } from '@shared/contracts/kids';
import { FormDialog } from '@/components/ui/form-dialog';
import { toastFailure } from '@/components/ui/toast-failure';
import { toast } from '@/components/ui/use-toast';
import { changedFields } from '@/lib/changed-fields';
import { errorsOfResponse, withoutError, type FormErrors } from '@/lib/form-errors';
import { t } from '@/lib/messages';
import { useDraft } from '@/lib/use-draft';
import { checkKid, type KidDraft } from './check-kid';
import { KidFields } from './kid-fields';
import { useUpdateKid } from './kids.api';

/** Another name or another color for a kid. */
export default function EditKidDialog({ kid, onClose }: { kid: ParentKid; onClose: () => void }) {
  const form = useDraft<KidDraft>(`kid:${kid.id}`, { name: kid.name, avatarColor: kid.avatarColor });
  const { draft, base } = form;
  const [errors, setErrors] = useState<FormErrors>({});
  const update = useUpdateKid(kid.id);

  const submit = () => {
    const { body, errors: found } = checkKid(draft);
    setErrors(found ?? {});
    if (!body) return;
    update.mutate(changedFields<KidDraft>(checkKid(base).body, body), {
      onSuccess: () => {
        form.forget();
        toast({ title: t('kids.saved'), description: body.name, tone: 'ok' });
        onClose();
      },
      onError: (error) => {
        setErrors(errorsOfResponse(error));
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
      errors={errors}
      onSubmit={submit}
      onClose={onClose}
    >
      <KidFields
        draft={draft}
        errors={errors}
        onChange={(next) => {
          form.change(next);
          setErrors(withoutError(errors, 'name'));
        }}
      />
    </FormDialog>
  );
}
