import type { ReactNode } from 'react';

/** A calendar and, beside or below it, the day that is looked at: a container, `history`, by whose width both are laid out. */
export function HistoryColumns({ children }: { children: ReactNode }) {
  return (
    <div className="@container/history">
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-5 @3xl/history:grid-cols-[minmax(0,1fr)_290px] @5xl/history:grid-cols-[minmax(0,1fr)_340px] @5xl/history:gap-6">
        {children}
      </div>
    </div>
  );
}
