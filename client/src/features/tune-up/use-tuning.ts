import type { Chore } from '@shared/contracts/chores';
import type { TuneUp } from '@shared/contracts/tune-up';
import { toastFailure } from '@/components/ui/use-toast';
import { offerUndo } from '@/features/reviews/undo-offer';
import { draftOf, withCost } from '@/features/rewards/reward-draft';
import { formatNames } from '@/lib/i18n/format-names';
import { t } from '@/lib/i18n/messages';
import { putChore, putReward, useChange } from './tune-up.api';

interface Tuning {
  id: string;
  name: string;
  text: string;
  failed: string;
  send: () => Promise<unknown>;
  takeBack: () => Promise<unknown>;
}

async function setNeedsApproval(chores: readonly Chore[], needsApproval: boolean): Promise<void> {
  for (const { id } of chores) await putChore(id, { needsApproval });
}

export function useTuning() {
  const { mutateAsync: change } = useChange();
  const tune = ({ id, name, text, failed, send, takeBack }: Tuning) =>
    change({ id, send })
      .then(() =>
        offerUndo({
          kind: 'changed',
          kid: null,
          name,
          stars: 0,
          text,
          undo: () => change({ id, send: takeBack }),
        }),
      )
      .catch((error: unknown) => toastFailure(failed, error));

  return {
    rest: ({ id, name }: Chore) =>
      tune({
        id,
        name,
        text: t('tuneUp.rests'),
        failed: t('tuneUp.restFailed'),
        send: () => putChore(id, { isActive: false }),
        takeBack: () => putChore(id, { isActive: true }),
      }),
    price: ({ reward, suggestedCost }: TuneUp['rewards'][number]) => {
      const { id, name, starCost, tier } = reward;
      return tune({
        id,
        name,
        text: t('tuneUp.priced', { cost: suggestedCost }),
        failed: t('tuneUp.priceFailed'),
        // Another parent may have changed the price.
        send: () =>
          putReward(id, {
            starCost: suggestedCost,
            tier: withCost(draftOf(reward), suggestedCost).tier,
            expected: { starCost },
          }),
        takeBack: () => putReward(id, { starCost, tier }),
      });
    },
    trust: (lineId: string, chores: readonly Chore[]) =>
      tune({
        id: lineId,
        name: formatNames(chores.map(({ name }) => name)),
        text: t('tuneUp.trusts'),
        failed: t('tuneUp.trustFailed'),
        send: () => setNeedsApproval(chores, false),
        takeBack: () => setNeedsApproval(chores, true),
      }),
  };
}
