import { ImageOff } from 'lucide-react';
import { useCallback, useState } from 'react';

/** The chosen image as it is on this device; nothing is sent for it. */
export function UploadPreview({ file }: { file: File }) {
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
    <div className="upload-preview">
      {broken === file ? (
        <>
          <ImageOff aria-hidden />
          <span className="sr-only">There is nothing to see in this file.</span>
        </>
      ) : (
        <img ref={show} alt={`Preview of ${file.name}`} onError={() => setBroken(file)} />
      )}
    </div>
  );
}
