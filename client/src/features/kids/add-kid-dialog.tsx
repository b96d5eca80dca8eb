import { useMutation, useQueryClient } from '@tanstack/react-query';
import { createKidRequest, type CreateKidInput, type Kid } from '@shared/contracts/kids';
import { nextAvatarColor } from '@shared/rules/avatar-color';
import type { Face } from '@/components/ui/avatar';
import { FormDialog } from '@/components/ui/form-dialog';
import { unansweredText } from '@/components/ui/no-answer';
import { usePicturePattern } from '@/components/ui/picture-input';
import { toast, toastFailure } from '@/components/ui/use-toast';
import { t } from '@/lib/i18n/messages';
import { useDraft } from '@/lib/forms/use-draft';
import { usePostOnce } from '@/lib/api/idempotency';
import { useZodForm } from '@/lib/forms/use-zod-form';
import { KidFields } from './kid-fields';
import { useKids, kidsChanged } from './kids.api';
import { PictureChoice } from './pictures-dialog';

export function AddKidDialog({ onClose }: { onClose: () => void }) {
  // The pictures are secret and never stored as a draft.
  const siblings = useKids().data ?? [];
  const fresh: Face = {
    name: '',
    avatarColor: nextAvatarColor(siblings.map(({ avatarColor }) => avatarColor)),
    friend: null,
  };
  const form = useDraft<Face>('kid:new', fresh);
  const { draft } = form;
  const { errors, found, check, fail, clear } = useZodForm(createKidRequest);
  const pattern = usePicturePattern();
  const add = useAddKid();

  const submit = () => {
    const body = check({ ...draft, picturePattern: pattern.chosen });
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
        fail(error);
        toastFailure(t('kids.addFailed'), error, unansweredText(error));
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
      errors={found}
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
          if (next.name !== draft.name) clear('name');
        }}
      />
    </FormDialog>
  );
}

function useAddKid() {
  const client = useQueryClient();
  const postOnce = usePostOnce();
  return useMutation({
    mutationFn: (body: CreateKidInput) => postOnce<Kid>('/api/kids', body),
    onSuccess: () => kidsChanged(client),
  });
}
