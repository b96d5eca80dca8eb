import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import type { KidChore } from '@shared/contracts/plan';
import { ExtraPart } from '@/components/ui/extra-part';
import IdleReturn from '@/features/kid-auth/idle-return';
import { paths } from '@/lib/paths';
import { queryKeys } from '@/lib/query-keys';
import { KidDashboardPage } from './kid-parts';

/** The sibling who has a turn now that this kid is done, or the name cards. */
function nextAt(client: QueryClient, kidId: string): string {
  const chores = client.getQueryData<KidChore[]>(queryKeys.kidChores(kidId)) ?? [];
  const next = chores.find(({ state, who }) => state === 'not_your_turn' && who !== null)?.who;
  if (!next) return paths.kidLogin();
  return `${paths.kidLogin()}?${new URLSearchParams({ from: kidId, to: next.id }).toString()}`;
}

/** The dashboard on the family's tablet, which goes back to the name cards when the kid leaves it, by themselves or unseen. */
export default function TabletKid({ kidId, leaveTo }: { kidId: string; leaveTo: (path: string) => void }) {
  const client = useQueryClient();
  // Where it starts, a tablet that was unpaired finds out.
  const toNames = () => leaveTo(paths.kidLogin());
  return (
    <>
      <KidDashboardPage
        kidId={kidId}
        onLoggedOut={() => leaveTo(nextAt(client, kidId))}
        onSessionExpired={toNames}
      />
      <ExtraPart>
        <IdleReturn kidId={kidId} onGone={toNames} />
      </ExtraPart>
    </>
  );
}
