import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Chore, UpdateChoresInput } from '@shared/contracts/chores';
import { toastFailure } from '@/components/ui/use-toast';
import { offerUndo } from '@/features/reviews/undo-offer';
import { put } from '@/lib/api/api-client';
import { t } from '@/lib/i18n/messages';
import { choresChanged } from './chores.api';

export type ChoresChange = Omit<UpdateChoresInput['chores'][number], 'id'>;

/** Changes chores in one request, with an offer to undo it. `change` resolves to whether it worked. */
export function useChangeChores() {
  const client = useQueryClient();
  const { mutateAsync: send, isPending } = useMutation({
    mutationFn: (chores: UpdateChoresInput['chores']) => put<Chore[]>('/api/chores', { chores }),
    onSettled: () => choresChanged(client),
  });
  const change = async (chores: readonly Chore[], changes: ChoresChange): Promise<boolean> => {
    try {
      await send(chores.map(({ id }) => ({ id, ...changes })));
    } catch (error) {
      toastFailure(t('chores.updateFailed'), error);
      return false;
    }
    offerUndo({
      kind: 'changed',
      kid: null,
      name: namesOf(chores),
      stars: 0,
      text: wordsOf(changes),
      undo: () =>
        send(
          chores.map(({ id, starReward, schedule, isActive }) => ({
            id,
            ...(changes.starReward !== undefined && { starReward }),
            ...(changes.schedule && { schedule }),
            ...(changes.isActive !== undefined && { isActive }),
          })),
        ),
    });
    return true;
  };
  return { change, isPending };
}

export function namesOf(chores: readonly Chore[]): string {
  const [only] = chores;
  return only && chores.length === 1 ? only.name : t('chores.count', { count: chores.length });
}

function wordsOf({ starReward, isActive }: ChoresChange): string {
  if (starReward !== undefined) return t('chores.starsEach', { count: starReward });
  if (isActive === undefined) return t('chores.newDays');
  return isActive ? t('manage.active') : t('manage.inactive');
}
