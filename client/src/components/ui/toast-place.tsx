import { clsx } from 'clsx';
import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { createStore, useStore } from '@/lib/storage/store';

/** The newest place is last. During a screen change there may be two. */
const places = createStore<readonly HTMLElement[]>([]);

/** `children` must not be interactive. With `beside`, the notification points at a kid's character. */
export function ToastPlace({
  beside,
  className,
  children,
}: {
  beside?: true;
  className?: string | undefined;
  children?: ReactNode;
}) {
  const ref = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const place = ref.current;
    if (!place) return undefined;
    places.set([...places.get(), place]);
    return () => places.set(places.get().filter((other) => other !== place));
  }, []);
  return (
    <div ref={ref} className={clsx('data-covered:*:opacity-0', className)} data-beside={beside}>
      {children}
    </div>
  );
}

export function useToastPlace(): HTMLElement | null {
  return useStore(places).at(-1) ?? null;
}
