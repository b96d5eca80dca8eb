import type { ReactNode } from 'react';

export const boardCard = 'overflow-hidden';

export function LeaderboardFrame({ children }: { children: ReactNode }) {
  return (
    <div className="@container/leaderboard">
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-5 @4xl/leaderboard:grid-cols-[minmax(0,1fr)_310px]">
        {children}
      </div>
    </div>
  );
}
