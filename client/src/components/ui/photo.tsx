import { useState, type ReactNode } from 'react';
import { imageSrc } from '@/lib/image-src';

/** A family's own picture; one that is missing or does not load is hidden, and the drawing shows instead. */
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
  className?: string;
}) {
  const [broken, setBroken] = useState<string | null>(null);
  if (!src || broken === src) return fallback;
  return (
    <img
      src={imageSrc(src, size)}
      alt=""
      className={className}
      referrerPolicy="no-referrer"
      loading="lazy"
      decoding="async"
      draggable={false}
      onError={() => setBroken(src)}
    />
  );
}
