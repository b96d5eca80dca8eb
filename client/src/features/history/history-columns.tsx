import type { ReactNode } from 'react';

export function HistoryColumns({ children }: { children: ReactNode }) {
  return (
    <div className="@container/history">
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-5 @3xl/history:grid-cols-[minmax(0,1fr)_290px] @5xl/history:grid-cols-[minmax(0,1fr)_340px] @5xl/history:gap-6">
        {children}
      </div>
    </div>
  );
}
