import { Suspense, type ReactNode } from 'react';
import { PartBoundary } from './part-boundary';

/** What only adds to a page, as a celebration: where it fails, the page goes on without it. */
export function ExtraPart({ children }: { children: ReactNode }) {
  return (
    <PartBoundary renderFallback={() => null}>
      <Suspense>{children}</Suspense>
    </PartBoundary>
  );
}
