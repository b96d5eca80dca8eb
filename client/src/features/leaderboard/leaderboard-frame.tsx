import type { ReactNode } from 'react';

/** The card of the week. */
export const boardCard = 'overflow-hidden kid:rounded-xl kid:shadow-tile';

/** The board and, beside or below it, its notes: a container, `leaderboard`, by whose width both are laid out. */
export function LeaderboardFrame({ children }: { children: ReactNode }) {
  return (
    <div className="@container/leaderboard">
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-5 @4xl/leaderboard:grid-cols-[minmax(0,1fr)_310px]">
        {children}
      </div>
    </div>
  );
}
