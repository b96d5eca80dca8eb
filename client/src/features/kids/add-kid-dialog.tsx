import { useState } from 'react';
import { nextAvatarColor } from '@shared/rules/avatar-color';
import { FormDialog } from '@/components/ui/form-dialog';
import { toastFailure } from '@/components/ui/toast-failure';
import { usePicturePattern } from '@/components/ui/use-picture-pattern';
import { toast } from '@/components/ui/use-toast';
import { errorsOfResponse, withoutError, type FormErrors } from '@/lib/form-errors';
import { t } from '@/lib/messages';
import { useDraft } from '@/lib/use-draft';
import { checkNewKid, type KidDraft } from './check-kid';
import { KidFields } from './kid-fields';
import { useAddKid, useKids } from './kids.api';
import { PictureChoice } from './picture-choice';

/** A new kid: name, color, and the four pictures that let them in. */
export default function AddKidDialog({ onClose }: { onClose: () => void }) {
  // The pictures are a secret, and kept nowhere.
  const siblings = useKids().data ?? [];
  const fresh = { name: '', avatarColor: nextAvatarColor(siblings.map(({ avatarColor }) => avatarColor)) };
  const form = useDraft<KidDraft>('kid:new', fresh);
  const { draft } = form;
  const [errors, setErrors] = useState<FormErrors>({});
  const pattern = usePicturePattern();
  const add = useAddKid();

  const submit = () => {
    const { body, errors: found } = checkNewKid(draft, pattern.chosen);
    setErrors(found ?? {});
    if (!body) return;
    add.mutate(body, {
      onSuccess: () => {
        form.forget();
        toast({
          title: t('kids.added', { name: body.name }),
          description: t('kids.addedText'),
          tone: 'pip',
        });
        onClose();
      },
      onError: (error) => {
        setErrors(errorsOfResponse(error));
        toastFailure(t('kids.addFailed'), error);
      },
    });
  };

  const pictureFault = pattern.complete ? undefined : errors['picturePattern'];
  return (
    <FormDialog
      title={t('kids.add')}
      dirty={form.dirty || pattern.chosen.length > 0}
      kept={form}
      saving={add.isPending}
      submitLabel={t('kids.addKid')}
      savingLabel={t('kids.adding')}
      errors={errors}
      onSubmit={submit}
      onClose={onClose}
      aside={
        <>
          <PictureChoice pattern={pattern} error={pictureFault} />
          <p className="text-14 text-ink-2">{t('kids.picturesText')}</p>
        </>
      }
    >
      <KidFields
        draft={draft}
        errors={errors}
        onChange={(next) => {
          form.change(next);
          if (next.name !== draft.name) setErrors(withoutError(errors, 'name'));
        }}
      />
    </FormDialog>
  );
}
