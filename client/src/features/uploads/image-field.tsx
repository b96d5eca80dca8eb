import { Camera, CircleAlert, ImageOff, ImageUp, Link2, Trash2 } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { IMAGE_BYTES, type ImagePurpose } from '@shared/constants';
import { isUploadPath } from '@shared/rules/images';
import { DialogPart } from '@/components/ui/dialog-part';
import { Button } from '@/components/ui/button';
import { Photo } from '@/components/ui/photo';
import { lazyPart } from '@/lib/lazy-part';
import { useDropZone } from './drop-zone';
import { useImageInputs } from './use-image-inputs';
import './uploads.css';

const UploadDialog = lazyPart(() => import('./upload-dialog'));

/** A chore's or reward's picture: the family's own photo or an image of the web, in place of the drawing. */
export function ImageField({
  value,
  onChange,
  purpose,
  error,
}: {
  /** A path of an upload, a web address, or empty. */
  value: string;
  onChange: (value: string) => void;
  purpose: ImagePurpose;
  error?: string;
}) {
  // What the dialog was opened with; null while it is closed.
  const [dialog, setDialog] = useState<{ files: File[]; byAddress?: boolean } | null>(null);
  const openWith = (files: File[]) => setDialog({ files });
  const zone = useDropZone(openWith);
  const { inputs, handheld, browse, takePhoto } = useImageInputs(openWith);
  const change = useRef<HTMLButtonElement>(null);
  // What was pressed last will be gone; what adds or changes the picture then stands in its place, and takes the focus.
  const movesFocus = useRef(false);
  useEffect(() => {
    if (movesFocus.current) change.current?.focus();
    movesFocus.current = false;
  });
  const errorId = useId();
  const described = error ? errorId : undefined;

  return (
    <fieldset className="field" aria-label="Picture" data-invalid={error ? '' : undefined} {...zone}>
      {value === '' ? (
        <>
          <button
            ref={change}
            type="button"
            className="photo-drop"
            aria-describedby={described}
            onClick={browse}
          >
            <span className="photo-tile">
              <ImageUp />
            </span>
            <span>
              <b>Or use a photo</b>
              <span className="photo-words">
                <u>Browse</u> or drop one image, up to {IMAGE_BYTES[purpose] / 1024 / 1024} MB
              </span>
            </span>
          </button>
          {inputs}
          <div className="photo-sources">
            {handheld && (
              <Button size="sm" onClick={takePhoto}>
                <Camera />
                Take a photo
              </Button>
            )}
            <Button size="sm" variant="text" onClick={() => setDialog({ files: [], byAddress: true })}>
              <Link2 />
              Use a web address
            </Button>
          </div>
        </>
      ) : (
        <div className="photo-row">
          <span className="photo-tile">
            <Photo key={value} src={value} size={56} fallback={<ImageOff aria-label="It can’t be shown" />} />
          </span>
          <span className="photo-name">{nameOf(value)}</span>
          <Button ref={change} size="sm" aria-describedby={described} onClick={() => openWith([])}>
            Change
          </Button>
          <Button
            size="sm"
            variant="text"
            iconOnly
            aria-label="Remove the picture"
            onClick={() => {
              onChange('');
              movesFocus.current = true;
            }}
          >
            <Trash2 />
          </Button>
        </div>
      )}
      {error && (
        <p id={errorId} className="field-error">
          <CircleAlert />
          {error}
        </p>
      )}
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

/** 'Your photo', or where an image of the web comes from. */
function nameOf(value: string): string {
  if (isUploadPath(value)) return 'Your photo';
  return URL.canParse(value) ? `From ${new URL(value).host}` : value;
}
