import { clsx } from 'clsx';
import { Camera, FolderOpen } from 'lucide-react';
import type { ImagePurpose } from '@shared/constants';
import { maxImageMegabytes } from '@shared/rules/images';
import { PhotoPrint } from '@/components/art/photo-print';
import { Button } from '@/components/ui/button';
import { FieldHint } from '@/components/ui/field-parts';
import { t } from '@/lib/messages';
import { dropTarget } from './drop-zone';
import { useImageInputs } from './use-image-inputs';

export function ChooseImage({
  purpose,
  onFiles,
}: {
  purpose: ImagePurpose;
  onFiles: (files: File[]) => void;
}) {
  const { inputs, handheld, browse, takePhoto } = useImageInputs(onFiles);

  return (
    <div
      className={clsx(
        'relative grid justify-items-center gap-1 rounded-lg bg-canvas px-5 pt-7 pb-6 text-center',
        dropTarget,
      )}
    >
      <PhotoPrint />
      <p className="mt-3 font-display text-21 leading-tight font-semibold">
        {handheld ? t('uploads.chooseOne') : t('uploads.dropOne')}
      </p>
      <FieldHint>{t('uploads.types', { megabytes: maxImageMegabytes(purpose) })}</FieldHint>
      <div className="mt-3.5 flex flex-wrap justify-center gap-3 *:min-w-42">
        <Button variant="primary" onClick={browse}>
          <FolderOpen />
          {t('uploads.browse')}
        </Button>
        {handheld && (
          <Button onClick={takePhoto}>
            <Camera />
            {t('uploads.takePhoto')}
          </Button>
        )}
      </div>
      {inputs}
    </div>
  );
}
