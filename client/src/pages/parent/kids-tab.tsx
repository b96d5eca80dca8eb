import { DEFAULT_TIMEZONE } from '@shared/constants';
import type { User } from '@shared/contracts/users';
import { KidsPanel } from '@/features/kids/kids-panel';
import { KidState, useDaysOfKids } from '@/features/plan/kid-state';
import { RunningRoutine } from '@/features/plan/runs';
import { KidPage } from './kid-page';
import { useTabDialog } from './use-tab-dialog';

export default function KidsTab({ user, kidId }: { user: User; kidId?: string | undefined }) {
  if (kidId === undefined) return <Kids />;
  return <KidPage key={kidId} kidId={kidId} timezone={user.timezone ?? DEFAULT_TIMEZONE} />;
}

function Kids() {
  const dialog = useTabDialog('kids');
  const days = useDaysOfKids();
  return (
    <KidsPanel dialog={dialog}>
      {(kid) => {
        const state = days?.get(kid.id);
        const hasRoutines = state?.tiles.some(({ chore }) => chore.steps.length > 0) ?? false;
        return (
          <>
            <KidState state={state} />
            <RunningRoutine kidId={kid.id} hasRoutines={hasRoutines} />
          </>
        );
      }}
    </KidsPanel>
  );
}
