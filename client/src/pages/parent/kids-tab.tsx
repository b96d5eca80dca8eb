import { DEFAULT_TIMEZONE } from '@shared/constants';
import type { User } from '@shared/contracts/users';
import { isForKid } from '@shared/rules/assignments';
import { stepsOf } from '@shared/rules/routine';
import { useChores } from '@/features/chores/chores.api';
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
  // Routines for any time are not in the plan.
  const routines = useChores().data?.filter((chore) => stepsOf(chore).length > 0) ?? [];
  return (
    <KidsPanel dialog={dialog}>
      {(kid) => {
        const hasRoutines = routines.some((chore) => isForKid(chore, kid.id));
        return (
          <>
            <KidState state={days?.get(kid.id)} />
            <RunningRoutine kidId={kid.id} hasRoutines={hasRoutines} />
          </>
        );
      }}
    </KidsPanel>
  );
}
