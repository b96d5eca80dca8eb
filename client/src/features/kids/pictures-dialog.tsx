import { useState } from 'react';
import type { ParentKid } from '@shared/contracts/kids';
import { FormDialog } from '@/components/ui/form-dialog';
import { toastFailure } from '@/components/ui/toast-failure';
import { usePicturePattern } from '@/components/ui/use-picture-pattern';
import { toast } from '@/components/ui/use-toast';
import { errorsOfResponse, type FormErrors } from '@/lib/form-errors';
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
        toast({ title: 'Password updated', description: `Show ${kid.name} the new pictures.`, tone: 'ok' });
        onClose();
      },
      onError: (error) => {
        setErrors(errorsOfResponse(error));
        toastFailure('Failed to update password', error, 'Please try again.');
      },
    });
  };

  return (
    <FormDialog
      title={`New pictures for ${kid.name}`}
      description="The old ones stop working, and they are logged out wherever they are logged in."
      width={560}
      dirty={pattern.chosen.length > 0}
      saving={change.isPending}
      submitLabel="Save pictures"
      errors={errors}
      onSubmit={submit}
      onClose={onClose}
    >
      <PictureChoice pattern={pattern} error={pattern.complete ? undefined : errors['picturePattern']} />
    </FormDialog>
  );
}
