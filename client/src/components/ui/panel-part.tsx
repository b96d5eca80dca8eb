import { Suspense, type ReactNode } from 'react';
import type { FallbackProps } from 'react-error-boundary';
import { ErrorState } from './error-state';
import { PartBoundary, useReload } from './part-boundary';

/** A panel or tab of a page: where it fails, a card says so in its place. `loading` stands there until it is loaded. */
export function PanelPart({ loading, children }: { loading: ReactNode; children: ReactNode }) {
  return (
    <PartBoundary renderFallback={(props) => <PanelFault {...props} />}>
      <Suspense fallback={loading}>{children}</Suspense>
    </PartBoundary>
  );
}

function PanelFault(props: FallbackProps) {
  const { reload, looking } = useReload(props);
  return (
    <ErrorState
      className="card"
      title="This part did not load"
      text="The rest is fine. Load the page again and carry on."
      onRetry={reload}
      retrying={looking}
    />
  );
}

/** What only adds to a page, as a celebration: where it fails, the page goes on without it. */
export function ExtraPart({ children }: { children: ReactNode }) {
  return (
    <PartBoundary renderFallback={() => null}>
      <Suspense>{children}</Suspense>
    </PartBoundary>
  );
}
