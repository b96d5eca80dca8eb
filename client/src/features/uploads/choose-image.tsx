import { clsx } from 'clsx';
import { Camera, FolderOpen } from 'lucide-react';
import type { ImagePurpose } from '@shared/constants';
import { maxImageMegabytes } from '@shared/rules/images';
import { Button } from '@/components/ui/button';
import { FieldHint } from '@/components/ui/field-parts';
import { t } from '@/lib/messages';
import { dropTarget } from './drop-zone';
import { useImageInputs } from './use-image-inputs';

/** Where one image comes from: the device's pictures, its camera on a tablet or phone, or a drop. */
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
      <UploadScene />
      <p className="mt-3 font-display text-20 leading-tight font-semibold">
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

/** A photo print with a sunny hill, in the hand of our other drawings. */
function UploadScene() {
  return (
    <svg viewBox="0 0 96 72" width="112" height="84" aria-hidden>
      <rect x="8" y="10" width="62" height="52" rx="8" fill="#e7dfce" transform="rotate(-7 39 36)" />
      <rect x="22" y="8" width="64" height="56" rx="8" fill="#ffffff" transform="rotate(4 54 36)" />
      <g transform="rotate(4 54 36)">
        <rect x="28" y="14" width="52" height="38" rx="5" fill="#aee2f9" />
        <circle cx="68" cy="25" r="6" fill="#ffc22e" />
        <path d="M28 42c8-10 16-12 24-5 5-5 11-7 28 3v7a5 5 0 0 1-5 5H33a5 5 0 0 1-5-5Z" fill="#7cc878" />
        <path d="M28 46c10-6 20-6 30-1 8 3 15 2 22-1v3a5 5 0 0 1-5 5H33a5 5 0 0 1-5-5Z" fill="#57ae63" />
      </g>
    </svg>
  );
}
