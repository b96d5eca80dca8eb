import type { QueryClient } from '@tanstack/react-query';
import type { KidChore } from '@shared/contracts/plan';
import { paths } from '@/lib/paths';
import { queryKeys } from '@/lib/query-keys';
import { isTablet } from '@/lib/tablet';

/** What the browser shows when the kid has gone: the landing page, on the family's tablet who comes next. */
export function pageAfterKid(client: QueryClient, kidId: string): string {
  if (!isTablet()) return paths.landing;
  const chores = client.getQueryData<KidChore[]>(queryKeys.kidChores(kidId)) ?? [];
  const next = chores.find(({ state, who }) => state === 'not_your_turn' && who !== null)?.who;
  return next ? paths.handOver(kidId, next.id) : paths.kidLogin();
}
