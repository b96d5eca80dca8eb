import { Suspense, type ReactNode } from 'react';
import type { FallbackProps } from 'react-error-boundary';
import { t } from '@/lib/messages';
import { ErrorState } from './error-state';
import { PartBoundary, useReload } from './part-boundary';

/** A panel or tab of a page: where it fails, a card says so in its place. `loading` stands there until it is loaded. */
export function PanelPart({ loading, children }: { loading: ReactNode; children: ReactNode }) {
  return (
    <PartBoundary renderFallback={(props) => <FailedPanel {...props} />}>
      <Suspense fallback={loading}>{children}</Suspense>
    </PartBoundary>
  );
}

function FailedPanel(props: FallbackProps) {
  const { reload, looking } = useReload(props);
  return (
    <ErrorState
      className="card"
      title={t('ui.partFailed')}
      text={t('ui.partFailedText')}
      onRetry={reload}
      retrying={looking}
    />
  );
}
