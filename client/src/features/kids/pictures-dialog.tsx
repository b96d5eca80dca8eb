import { Dices, Eraser } from 'lucide-react';
import { useId } from 'react';
import { changePatternRequest, type ParentKid } from '@shared/contracts/kids';
import { PATTERN_LENGTH, PICTURES } from '@shared/constants';
import { FormDialog } from '@/components/ui/form-dialog';
import { toast, toastFailure } from '@/components/ui/use-toast';
import { t } from '@/lib/i18n/messages';
import { useZodForm } from '@/lib/forms/use-zod-form';
import { Button } from '@/components/ui/button';
import { FieldError } from '@/components/ui/field';
import {
  PictureInput,
  PictureGrid,
  usePicturePattern,
  type PicturePattern,
} from '@/components/ui/picture-input';
import { useChangePictures } from './kids.api';

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

function randomPattern(): number[] {
  const left = PICTURES.map((_, index) => index);
  return Array.from({ length: PATTERN_LENGTH }).flatMap(() => {
    const [random = 0] = crypto.getRandomValues(new Uint32Array(1));
    return left.splice(random % left.length, 1);
  });
}

export function PictureChoice({ pattern, error }: { pattern: PicturePattern; error?: string | undefined }) {
  const id = useId();
  return (
    <section aria-labelledby={id} data-invalid={error ? true : undefined}>
      <header className="-mt-1.5 mb-2.5 flex min-h-11 flex-wrap items-center justify-between gap-x-3 laptop:justify-start">
        <h3 id={id} className="font-body text-14 leading-[1.3] tracking-normal">
          {t('kids.pictures')}
        </h3>
        <Button size="sm" onClick={() => pattern.set(randomPattern())}>
          <Dices />
          {t('kids.pickPictures')}
        </Button>
      </header>
      <PictureInput compact className="mb-4 justify-start!" chosen={pattern.chosen} />
      <PictureGrid compact chosen={pattern.chosen} onToggle={pattern.toggle} />
      <div className="mt-2 flex min-h-11 items-center justify-between gap-3">
        <output>{error && <FieldError>{error}</FieldError>}</output>
        <Button variant="text" size="sm" disabled={pattern.chosen.length === 0} onClick={pattern.clear}>
          <Eraser />
          {t('kids.clear')}
        </Button>
      </div>
    </section>
  );
}
