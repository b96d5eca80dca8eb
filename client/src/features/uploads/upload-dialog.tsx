import { useEffect, useCallback, useState, useRef } from 'react';
import { ImageOff, Camera, FolderOpen } from 'lucide-react';
import type { ImagePurpose } from '@shared/constants';
import { Dialog } from '@/components/ui/dialog';
import { t } from '@/lib/i18n/messages';
import { clsx } from 'clsx';
import { useMutation } from '@tanstack/react-query';
import { maxImageMegabytes } from '@shared/rules/images';
import { PhotoPrint } from '@/components/art/photo-print';
import { Button } from '@/components/ui/button';
import { FieldHint } from '@/components/ui/field';
import { UploadActions } from './upload-actions';
import { UploadRow } from './upload-row';
import { WebAddress } from './web-address';
import { useImageInputs, useDropZone, dropTarget } from './use-image-inputs';
import { imageFileError } from './image-file';
import { createUploader, type Uploader, type UploadState } from './uploader';
import { requestUpload } from './uploads.api';

// Long enough to see the success.
const SHOW_DONE_MS = 900;

export default function UploadDialog({
  purpose,
  dropped,
  byAddress,
  address,
  onPicture,
  onClose,
}: {
  purpose: ImagePurpose;
  dropped: File[];
  byAddress: boolean;
  address: string;
  onPicture: (url: string) => void;
  onClose: () => void;
}) {
  const { choice, state, choose, clear, start, pause, resume } = useUpload(purpose, dropped);
  const zone = useDropZone(choose);

  const done = state.phase === 'complete' ? state.path : null;
  useEffect(() => {
    const timer = done === null ? undefined : setTimeout(() => onPicture(done), SHOW_DONE_MS);
    return () => clearTimeout(timer);
  }, [done, onPicture]);

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={byAddress ? t('uploads.useAddress') : t('uploads.usePhoto')}
      width={520}
    >
      <div className="group mt-4.5 grid gap-4" {...zone}>
        {choice?.file ? (
          <>
            <UploadPreview file={choice.file} />
            <UploadRow
              name={choice.file.name}
              size={choice.file.size}
              state={state}
              onPause={pause}
              onResume={resume}
              onClear={clear}
            />
            <UploadActions
              state={state}
              onAgain={clear}
              onStart={start}
              onResume={resume}
              onDone={() => done !== null && onPicture(done)}
            />
          </>
        ) : (
          <>
            {choice && (
              <UploadRow
                name={choice.name}
                state={{ phase: 'error', message: choice.message, final: true }}
                onClear={clear}
              />
            )}
            {!byAddress && <ChooseImage purpose={purpose} onFiles={choose} />}
            <WebAddress address={address} startOpen={byAddress || address !== ''} onAddress={onPicture} />
          </>
        )}
      </div>
    </Dialog>
  );
}

function UploadPreview({ file }: { file: File }) {
  const [broken, setBroken] = useState<File | null>(null);
  const show = useCallback(
    (image: HTMLImageElement) => {
      const url = URL.createObjectURL(file);
      image.src = url;
      return () => URL.revokeObjectURL(url);
    },
    [file],
  );
  return (
    <div className="grid h-[min(300px,38vh)] place-items-center overflow-hidden rounded-lg bg-sunken">
      {broken === file ? (
        <>
          <ImageOff className="size-11 text-ink-3" aria-hidden />
          <span className="sr-only">{t('uploads.noPreview')}</span>
        </>
      ) : (
        <img
          ref={show}
          className="max-h-full max-w-full object-contain"
          alt={t('uploads.preview', { file: file.name })}
          onError={() => setBroken(file)}
        />
      )}
    </div>
  );
}

function ChooseImage({ purpose, onFiles }: { purpose: ImagePurpose; onFiles: (files: File[]) => void }) {
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

type Choice = { file: File; message?: never } | { file?: never; name: string; message: string };

function checkFiles(files: readonly File[], purpose: ImagePurpose): Choice | null {
  const [file] = files;
  if (!file) return null;
  const message = imageFileError(files, purpose);
  return message === null ? { file } : { name: files.map(({ name }) => name).join(', '), message };
}

function useUpload(purpose: ImagePurpose, dropped: readonly File[]) {
  const [choice, setChoice] = useState(() => checkFiles(dropped, purpose));
  const [state, setState] = useState<UploadState>({ phase: 'none' });
  const first = useRef(choice?.file);
  const uploader = useRef<Uploader | null>(null);
  // A mutation, for the common handling of lost sessions.
  const { mutateAsync: sign } = useMutation({ mutationFn: requestUpload });

  useEffect(() => {
    const made = createUploader(purpose, sign, setState);
    uploader.current = made;
    if (first.current) made.take(first.current);
    return () => made.destroy();
  }, [purpose, sign]);

  const choose = useCallback(
    (files: readonly File[]) => {
      const next = checkFiles(files, purpose);
      if (!next) return;
      setChoice(next);
      first.current = next.file;
      if (next.file) uploader.current?.take(next.file);
      else uploader.current?.clear();
    },
    [purpose],
  );
  const clear = useCallback(() => {
    setChoice(null);
    first.current = undefined;
    uploader.current?.clear();
  }, []);

  return {
    choice,
    state,
    choose,
    clear,
    start: () => uploader.current?.start(),
    pause: () => uploader.current?.pause(),
    resume: () => uploader.current?.resume(),
  };
}
