import { useState, type DragEvent } from 'react';

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
