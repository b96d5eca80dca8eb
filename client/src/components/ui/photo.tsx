import { useState, type ReactNode } from 'react';
import { isWebAddress } from '@shared/rules/images';
import { imageSrc } from '@/lib/page/image-src';

/**
 * A web picture goes through the app's proxy. Hidden if it fails to load, so that the drawing shows instead.
 */
export function Photo({
  src,
  size,
  fallback,
  className = 'h-full w-full rounded-[inherit] object-cover',
}: {
  src: string | null | undefined;
  /** The side in CSS pixels, which decides the size of the file. */
  size: number;
  fallback: ReactNode;
  className?: string | undefined;
}) {
  const [broken, setBroken] = useState<string | null>(null);
  const [loaded, setLoaded] = useState<string | null>(null);
  if (!src || broken === src) return fallback;
  // The server may need seconds to fetch it.
  const waiting = isWebAddress(src) && loaded !== src;
  return (
    <>
      {waiting && fallback}
      <img
        src={imageSrc(src, size)}
        alt=""
        // Browsers don't load clipped images.
        className={waiting ? 'absolute size-px opacity-0' : className}
        loading="lazy"
        decoding="async"
        draggable={false}
        onLoad={() => setLoaded(src)}
        onError={() => setBroken(src)}
      />
    </>
  );
}
