import { Suspense, type ReactNode } from 'react';
import { PartBoundary } from './part-boundary';

/** If it fails, `onError` is called and the page goes on without it. */
export function ExtraPart({ onError, children }: { onError?: () => void; children: ReactNode }) {
  return (
    <PartBoundary renderFallback={() => null} onError={onError}>
      <Suspense>{children}</Suspense>
    </PartBoundary>
  );
}
