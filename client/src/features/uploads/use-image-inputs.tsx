import { useRef, useState } from 'react';
import { t } from '@/lib/messages';
import { ACCEPT } from './image-file';

/**
 * The device's own ways to choose an image: its pictures, and on a tablet or phone its camera. `inputs` are to be rendered
 * somewhere; they are not seen.
 */
export function useImageInputs(onFiles: (files: File[]) => void) {
  const pictures = useRef<HTMLInputElement>(null);
  const camera = useRef<HTMLInputElement>(null);
  // A computer's file dialog knows no camera; `capture` is for what is held in the hand.
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
      // The same file again is a choice as well.
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
