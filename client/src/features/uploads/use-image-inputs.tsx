import { useRef, useState } from 'react';
import { t } from '@/lib/i18n/messages';
import { ACCEPT } from './image-file';

export function useImageInputs(onFiles: (files: File[]) => void) {
  const pictures = useRef<HTMLInputElement>(null);
  const camera = useRef<HTMLInputElement>(null);
  // `capture` is for handheld devices.
  const [handheld] = useState(() => window.matchMedia('(pointer: coarse)').matches);

  const field = (label: string, capture?: 'environment') => ({
    type: 'file',
    accept: ACCEPT,
    'aria-label': label,
    capture,
    className: 'sr-only',
    tabIndex: -1,
    onChange: (event: React.ChangeEvent<HTMLInputElement>) => {
      onFiles([...(event.target.files ?? [])]);
      // Allows selecting the same file again.
      event.target.value = '';
    },
  });

  return {
    inputs: (
      <>
        <input ref={pictures} {...field(t('uploads.imageFile'))} />
        {handheld && <input ref={camera} {...field(t('uploads.photo'), 'environment')} />}
      </>
    ),
    handheld,
    browse: () => pictures.current?.click(),
    takePhoto: () => camera.current?.click(),
  };
}
