import { clsx } from 'clsx';
import { useLayoutEffect, useRef, useSyncExternalStore, type ReactNode } from 'react';

/** The places on the screen, the last one to appear at the end. During a change of screens there may be two. */
let places: readonly HTMLElement[] = [];
const listeners = new Set<() => void>();

function update(next: readonly HTMLElement[]): void {
  places = next;
  for (const listener of listeners) listener();
}

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
    update([...places, place]);
    return () => update(places.filter((other) => other !== place));
  }, []);
  return (
    <div ref={ref} className={clsx('data-covered:*:opacity-0', className)} data-beside={beside}>
      {children}
    </div>
  );
}

/** The screen's place for notifications, or null where they appear in the window's corner. */
export function useToastPlace(): HTMLElement | null {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => places.at(-1) ?? null,
  );
}
