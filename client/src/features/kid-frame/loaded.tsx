import type { ReactNode } from 'react';
import { Card } from '@/components/ui/card';
import { ErrorState } from '@/components/ui/error-state';
import type { Loadable } from './use-kid-dashboard';

export function Loaded<Data>({
  from: { data, failed, busy, retry },
  skeleton,
  children,
}: {
  from: Loadable<Data>;
  skeleton: ReactNode;
  children: (data: Data) => ReactNode;
}) {
  if (data !== undefined) return children(data);
  if (!failed) return skeleton;
  return (
    <Card kind="tile">
      <ErrorState forKid onRetry={retry} retrying={busy} />
    </Card>
  );
}
