import { useEffect, useState, Suspense, type ReactNode } from 'react';
import { ErrorBoundary, type FallbackProps } from 'react-error-boundary';
import { useLocation, useSearch } from 'wouter';
import { checkConnection, onBack } from '@/lib/api/connection';

/** Shows `renderFallback` until the address changes or the network comes back. */
export function PartBoundary({
  renderFallback,
  onError,
  children,
}: {
  renderFallback: (props: FallbackProps) => ReactNode;
  onError?: (() => void) | undefined;
  children: ReactNode;
}) {
  const [path] = useLocation();
  const search = useSearch();
  return (
    <ErrorBoundary fallbackRender={renderFallback} resetKeys={[path, search]} onError={() => onError?.()}>
      {children}
    </ErrorBoundary>
  );
}

/** Reloads only if the server can be reached, because otherwise even this page would be lost. */
export function useReload({ resetErrorBoundary }: FallbackProps): { reload: () => void; looking: boolean } {
  const [looking, setLooking] = useState(false);
  useEffect(() => onBack(resetErrorBoundary), [resetErrorBoundary]);
  return {
    looking,
    reload: () => {
      setLooking(true);
      void checkConnection().then((there) => {
        if (there) window.location.reload();
        else setLooking(false);
      });
    },
  };
}

/** If it fails, `onError` is called and the page goes on without it. */
export function ExtraPart({ onError, children }: { onError?: () => void; children: ReactNode }) {
  return (
    <PartBoundary renderFallback={() => null} onError={onError}>
      <Suspense>{children}</Suspense>
    </PartBoundary>
  );
}
