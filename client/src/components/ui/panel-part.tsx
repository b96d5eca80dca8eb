import { Suspense, type ReactNode } from 'react';
import type { FallbackProps } from 'react-error-boundary';
import { t } from '@/lib/i18n/messages';
import { ErrorState } from './error-state';
import { PartBoundary, useReload } from './part-boundary';

/** Shows a card that offers to reload after a failure. */
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
