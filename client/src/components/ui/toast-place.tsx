import { clsx } from 'clsx';
import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { createStore, useStore } from '@/lib/store';

/** The places on the screen, the last one to appear at the end. During a change of screens there may be two. */
const places = createStore<readonly HTMLElement[]>([]);

/**
 * Where notifications appear on a screen that must not have anything else covered by them: over its `children`, which
 * must hold nothing that can be pressed. `beside` a kid's figure, the notification points at it, where that is shown.
 */
export function ToastPlace({
  beside,
  className,
  children,
}: {
  beside?: 'always' | 'on-tablets';
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

/** The screen's place for notifications, or null where they appear in the window's corner. */
export function useToastPlace(): HTMLElement | null {
  return useStore(places).at(-1) ?? null;
}
