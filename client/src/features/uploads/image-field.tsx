import { clsx } from 'clsx';
import { Camera, ImageOff, ImageUp, Link2, Trash2 } from 'lucide-react';
import { lazy, useEffect, useId, useRef, useState } from 'react';
import type { ImagePurpose } from '@shared/constants';
import { isUploadPath, maxImageMegabytes } from '@shared/rules/images';
import { DialogPart } from '@/components/ui/dialog-part';
import { Button } from '@/components/ui/button';
import { FieldError } from '@/components/ui/field';
import { Photo } from '@/components/ui/photo';
import { RichText } from '@/components/ui/rich-text';
import { Tooltip } from '@/components/ui/tooltip';
import { t } from '@/lib/i18n/messages';
import { PhotoTile } from './photo-tile';
import { useImageInputs, dropTarget, useDropZone } from './use-image-inputs';

// The dialog has Uppy, which most visits to a form don't need.
const UploadDialog = lazy(() => import('./upload-dialog'));

export function ImageField({
  value,
  onChange,
  purpose,
  error,
}: {
  value: string;
  onChange: (value: string) => void;
  purpose: ImagePurpose;
  error?: string | undefined;
}) {
  // The dialog's files, null while it is closed.
  const [dialog, setDialog] = useState<{ files: File[]; byAddress?: boolean } | null>(null);
  const openWith = (files: File[]) => setDialog({ files });
  const zone = useDropZone(openWith);
  const { inputs, handheld, browse, takePhoto } = useImageInputs(openWith);
  const change = useRef<HTMLButtonElement>(null);
  // The button that replaces the pressed one gets the focus.
  const movesFocus = useRef(false);
  useEffect(() => {
    if (movesFocus.current) change.current?.focus();
    movesFocus.current = false;
  });
  const errorId = useId();
  const described = error ? errorId : undefined;

  return (
    <fieldset
      className="group grid min-w-0 content-start gap-1.5"
      aria-label={t('uploads.picture')}
      data-invalid={error ? '' : undefined}
      {...zone}
    >
      {value === '' ? (
        <>
          <button
            ref={change}
            type="button"
            className={clsx(
              'flex min-h-19 w-full items-center gap-4 rounded-lg px-4 py-3.5 text-start group-data-invalid:border-danger hover:border-lagoon hover:bg-lagoon-soft',
              dropTarget,
            )}
            aria-describedby={described}
            onClick={browse}
          >
            <PhotoTile className="size-12 bg-surface">
              <ImageUp />
            </PhotoTile>
            <span>
              <b className="block text-15 leading-[1.4] font-semibold">{t('uploads.orPhoto')}</b>
              <span className="text-14 leading-[1.4] text-ink-2">
                <RichText
                  id="uploads.browseOrDrop"
                  values={{ megabytes: maxImageMegabytes(purpose) }}
                  parts={[<u key="0" className="text-lagoon-text underline-offset-2" />]}
                />
              </span>
            </span>
          </button>
          {inputs}
          <div className="mt-2.5 flex flex-wrap gap-2">
            {handheld && (
              <Button size="sm" onClick={takePhoto}>
                <Camera />
                {t('uploads.takePhoto')}
              </Button>
            )}
            <Button size="sm" variant="text" onClick={() => setDialog({ files: [], byAddress: true })}>
              <Link2 />
              {t('uploads.useAddress')}
            </Button>
          </div>
        </>
      ) : (
        <div className="flex items-center gap-3 rounded-lg bg-surface p-2.5 shadow-card group-data-over:outline-3 group-data-over:outline-lagoon">
          <PhotoTile className="size-14 bg-sunken">
            <Photo
              key={value}
              src={value}
              size={56}
              fallback={<ImageOff aria-label={t('uploads.notShown')} />}
            />
          </PhotoTile>
          <span className="min-w-0 flex-1 text-15 leading-[1.3] font-semibold wrap-anywhere">
            {nameOf(value)}
          </span>
          <Button ref={change} size="sm" aria-describedby={described} onClick={() => openWith([])}>
            {t('uploads.change')}
          </Button>
          <Tooltip text={t('uploads.remove')}>
            <Button
              size="sm"
              variant="text"
              iconOnly
              aria-label={t('uploads.remove')}
              onClick={() => {
                onChange('');
                movesFocus.current = true;
              }}
            >
              <Trash2 />
            </Button>
          </Tooltip>
        </div>
      )}
      {error && <FieldError id={errorId}>{error}</FieldError>}
      {dialog && (
        <DialogPart onClose={() => setDialog(null)}>
          <UploadDialog
            purpose={purpose}
            dropped={dialog.files}
            byAddress={dialog.byAddress === true}
            address={isUploadPath(value) ? '' : value}
            onPicture={(url) => {
              onChange(url);
              setDialog(null);
              movesFocus.current = true;
            }}
            onClose={() => setDialog(null)}
          />
        </DialogPart>
      )}
    </fieldset>
  );
}

function nameOf(value: string): string {
  if (isUploadPath(value)) return t('uploads.yourPhoto');
  return URL.canParse(value) ? t('uploads.fromHost', { host: new URL(value).host }) : value;
}
