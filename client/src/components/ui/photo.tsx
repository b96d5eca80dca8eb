import { useState, type ReactNode } from 'react';
import { isWebAddress } from '@shared/rules/images';
import { imageSrc } from '@/lib/image-src';

/**
 * A family's own picture, or one of the web that is shown through the app; one that is missing or does not load is hidden,
 * and the drawing shows instead.
 */
export function Photo({
  src,
  size,
  fallback,
  className = 'h-full w-full rounded-[inherit] object-cover',
}: {
  src: string | null | undefined;
  /** Side in CSS pixels of the square it has to cover; decides how much is loaded. */
  size: number;
  fallback: ReactNode;
  /** Fills its ground unless told. */
  className?: string | undefined;
}) {
  const [broken, setBroken] = useState<string | null>(null);
  const [loaded, setLoaded] = useState<string | null>(null);
  if (!src || broken === src) return fallback;
  // It may take the server seconds to fetch it, or to find that it can't be had: the drawing stands until then.
  const waiting = isWebAddress(src) && loaded !== src;
  return (
    <>
      {waiting && fallback}
      <img
        src={imageSrc(src, size)}
        alt=""
        // Not clipped away: the browser would take it for unseen, and not load it.
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
