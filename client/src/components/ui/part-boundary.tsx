import { useEffect, useState, type ReactNode } from 'react';
import { ErrorBoundary, type FallbackProps } from 'react-error-boundary';
import { useLocation, useSearch } from 'wouter';
import { checkConnection, onBack } from '@/lib/connection';
import { retryParts } from '@/lib/lazy-part';

/**
 * Lets what stands in it fail alone, with `renderFallback` in its place. Going anywhere else in the app tries it again, and so
 * does the network's return.
 */
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
    <ErrorBoundary
      fallbackRender={renderFallback}
      resetKeys={[path, search]}
      onReset={retryParts}
      onError={() => onError?.()}
    >
      {children}
    </ErrorBoundary>
  );
}

/** For a fallback: loads the page anew where the server can be reached, for without it even this page would be lost. */
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
