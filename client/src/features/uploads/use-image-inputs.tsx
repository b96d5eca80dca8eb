import { useRef, useState, type DragEvent } from 'react';
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

const carriesFiles = (event: DragEvent) => event.dataTransfer.types.includes('Files');

/** Inside of the `group` that handles drops. */
export const dropTarget =
  'border-2 border-dashed border-control transition-colors duration-(--dur-ui) group-data-over:border-lagoon group-data-over:bg-lagoon-soft';

export function useDropZone(onFiles: (files: File[]) => void) {
  const [over, setOver] = useState(false);
  const zone = {
    'data-over': over || undefined,
    onDragEnter: (event: DragEvent) => carriesFiles(event) && setOver(true),
    onDragOver: (event: DragEvent) => {
      if (!carriesFiles(event)) return;
      // Otherwise the browser would open the file.
      event.preventDefault();
      event.stopPropagation();
      setOver(true);
    },
    onDragLeave: (event: DragEvent) => {
      const to = event.relatedTarget;
      if (!(to instanceof Node) || !event.currentTarget.contains(to)) setOver(false);
    },
    onDrop: (event: DragEvent) => {
      if (!carriesFiles(event)) return;
      event.preventDefault();
      event.stopPropagation();
      setOver(false);
      onFiles([...event.dataTransfer.files]);
    },
  };
  return zone;
}
