import { ImageOff } from 'lucide-react';
import { useCallback, useState } from 'react';
import { t } from '@/lib/messages';

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
