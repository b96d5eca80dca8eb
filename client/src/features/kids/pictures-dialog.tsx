import { useState } from 'react';
import type { ParentKid } from '@shared/contracts/kids';
import { FormDialog } from '@/components/ui/form-dialog';
import { toastFailure } from '@/components/ui/toast-failure';
import { usePicturePattern } from '@/components/ui/use-picture-pattern';
import { toast } from '@/components/ui/use-toast';
import { errorsOfResponse, type FormErrors } from '@/lib/form-errors';
import { t } from '@/lib/messages';
import { checkPictures } from './check-kid';
import { useChangePictures } from './kids.api';
import { PictureChoice } from './picture-choice';

/** Four new pictures for a kid who forgot theirs, or whose sister found them out. */
export default function PicturesDialog({ kid, onClose }: { kid: ParentKid; onClose: () => void }) {
  const [errors, setErrors] = useState<FormErrors>({});
  const pattern = usePicturePattern();
  const change = useChangePictures(kid.id);

  const submit = () => {
    const found = checkPictures(pattern.chosen);
    setErrors(found);
    if (found['picturePattern']) return;
    change.mutate(pattern.chosen, {
      onSuccess: () => {
        toast({
          title: t('kids.picturesSaved'),
          description: t('kids.picturesSavedText', { name: kid.name }),
          tone: 'ok',
        });
        onClose();
      },
      onError: (error) => {
        setErrors(errorsOfResponse(error));
        toastFailure(t('kids.picturesFailed'), error, t('kids.tryAgain'));
      },
    });
  };

  return (
    <FormDialog
      title={t('kids.newPictures', { name: kid.name })}
      description={t('kids.newPicturesText')}
      width={560}
      dirty={pattern.chosen.length > 0}
      saving={change.isPending}
      submitLabel={t('kids.savePictures')}
      errors={errors}
      onSubmit={submit}
      onClose={onClose}
    >
      <PictureChoice pattern={pattern} error={pattern.complete ? undefined : errors['picturePattern']} />
    </FormDialog>
  );
}
