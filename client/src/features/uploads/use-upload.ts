import { useMutation } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { ImagePurpose } from '@shared/constants';
import { imageFileError } from './image-file';
import { createUploader, type Uploader, type UploadState } from './uploader';
import { requestUpload } from './uploads.api';

type Choice = { file: File; message?: never } | { file?: never; name: string; message: string };

function checkFiles(files: readonly File[], purpose: ImagePurpose): Choice | null {
  const [file] = files;
  if (!file) return null;
  const message = imageFileError(files, purpose);
  return message === null ? { file } : { name: files.map(({ name }) => name).join(', '), message };
}

export function useUpload(purpose: ImagePurpose, dropped: readonly File[]) {
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
