import type { ReactNode } from 'react';
import { ErrorState } from '@/components/ui/error-state';
import type { Part } from './use-kid-room';

/** One part of the dashboard under its heading: its skeleton, its fault with a way to retry, or what it holds. */
export function DashboardPart<Data>({
  title,
  part,
  skeleton,
  children,
}: {
  title: string;
  part: Part<Data>;
  skeleton: ReactNode;
  children: (data: Data) => ReactNode;
}) {
  const { data, failed, busy, retry } = part;
  return (
    <section
      className="kid-part"
      data-part={title}
      aria-label={title}
      aria-busy={(data === undefined && !failed) || undefined}
    >
      <h2 tabIndex={-1}>{title}</h2>
      {data !== undefined && children(data)}
      {data === undefined && failed && (
        <div className="tile">
          <ErrorState onRetry={retry} retrying={busy} />
        </div>
      )}
      {data === undefined && !failed && skeleton}
    </section>
  );
}
