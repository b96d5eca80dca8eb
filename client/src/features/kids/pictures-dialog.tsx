import { changePatternRequest, type ParentKid } from '@shared/contracts/kids';
import { FormDialog } from '@/components/ui/form-dialog';
import { toastFailure } from '@/components/ui/toast-failure';
import { usePicturePattern } from '@/components/ui/use-picture-pattern';
import { toast } from '@/components/ui/use-toast';
import { t } from '@/lib/i18n/messages';
import { useZodForm } from '@/lib/forms/use-zod-form';
import { useChangePictures } from './kids.api';
import { PictureChoice } from './picture-choice';

export function PicturesDialog({ kid, onClose }: { kid: ParentKid; onClose: () => void }) {
  const { errors, found, check, fail } = useZodForm(changePatternRequest);
  const pattern = usePicturePattern();
  const change = useChangePictures(kid.id);

  const submit = () => {
    const body = check({ picturePattern: pattern.chosen });
    if (!body) return;
    change.mutate(body.picturePattern, {
      onSuccess: () => {
        toast({
          title: t('kids.picturesSaved'),
          description: t('kids.picturesSavedText', { name: kid.name }),
          tone: 'ok',
        });
        onClose();
      },
      onError: (error) => {
        fail(error);
        toastFailure(t('kids.picturesFailed'), error, t('kids.tryAgain'));
      },
    });
  };

  return (
    <FormDialog
      title={t('kids.newPictures', { name: kid.name })}
      description={t('kids.newPicturesText', { name: kid.name })}
      width={560}
      sheet
      dirty={pattern.chosen.length > 0}
      saving={change.isPending}
      submitLabel={t('kids.savePictures')}
      errors={found}
      onSubmit={submit}
      onClose={onClose}
    >
      <PictureChoice pattern={pattern} error={pattern.complete ? undefined : errors['picturePattern']} />
    </FormDialog>
  );
}
