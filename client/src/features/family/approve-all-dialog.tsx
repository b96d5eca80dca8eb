import { useState } from 'react';
import type { RewardRedemption } from '@shared/contracts/redemptions';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { Stars } from '@/components/ui/stars';
import { SwitchRow } from '@/components/ui/switch-row';
import { plural } from '@/lib/format';
import { formatNames } from '@/lib/format-names';
import { planRewards, starsOf, type PlannedChore, type Staying } from './approval-plan';
import { tellApprovals } from './tell-approvals';
import { useApproveAll } from './use-approve-all';

/** Names how many and how many stars, lets either kind be left out, then approves and tells honestly how it went. */
export function ApproveAllDialog({
  chores,
  choresStaying,
  redemptions,
  onClose,
}: {
  chores: readonly PlannedChore[];
  choresStaying: readonly Staying[];
  redemptions: readonly RewardRedemption[];
  onClose: () => void;
}) {
  const { approveAll, progress } = useApproveAll();
  const [withChores, setWithChores] = useState(true);
  const [withRewards, setWithRewards] = useState(true);
  // What is being approved leaves the lists one by one; what was agreed to stays on the screen.
  const [agreed, setAgreed] = useState<Shown | null>(null);

  const offered = { chores, choresStaying, ...planRewards(redemptions, withChores ? chores : []) };
  const shown = agreed ?? offered;
  const planned = {
    chores: withChores ? shown.chores : [],
    rewards: withRewards ? shown.rewards : [],
  };
  const count = planned.chores.length + planned.rewards.length;
  const { rewards, rewardsStaying } = shown;

  const approve = async () => {
    setAgreed(offered);
    tellApprovals(await approveAll(planned));
    onClose();
  };

  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={count === 0 ? 'Approve all?' : `Approve ${named(planned)}?`}
      description={
        count === 0 ? 'Switch on what you want to approve.' : 'All at once, with the stars as shown.'
      }
      variant="primary"
      confirmLabel={count === 0 ? 'Approve' : `Approve ${count}`}
      saving={progress !== null}
      savingLabel={progress ? `${progress.done} of ${progress.total}` : undefined}
      onConfirm={() => {
        if (count > 0) void approve();
      }}
    >
      <div className="mt-4 grid gap-3">
        {shown.chores.length + shown.choresStaying.length > 0 && (
          <Part
            label={plural(shown.chores.length, 'chore')}
            verb="earned"
            stars={starsOf(shown.chores)}
            checked={withChores}
            onChange={setWithChores}
            staying={shown.choresStaying}
          />
        )}
        {rewards.length + rewardsStaying.length > 0 && (
          <Part
            label={plural(rewards.length, 'reward')}
            verb="spent"
            stars={rewards.reduce((sum, { starsSpent }) => sum + starsSpent, 0)}
            checked={withRewards}
            onChange={setWithRewards}
            staying={rewardsStaying}
          />
        )}
      </div>
    </ConfirmDialog>
  );
}

/** '3 chores and 1 reward' */
function named({ chores, rewards }: Pick<Shown, 'chores' | 'rewards'>): string {
  return formatNames([
    ...(chores.length > 0 ? [plural(chores.length, 'chore')] : []),
    ...(rewards.length > 0 ? [plural(rewards.length, 'reward')] : []),
  ]);
}

interface Shown {
  chores: readonly PlannedChore[];
  choresStaying: readonly Staying[];
  rewards: readonly RewardRedemption[];
  rewardsStaying: readonly Staying[];
}

/** One kind: how many, how many stars, and what stays and why. */
function Part({
  label,
  verb,
  stars,
  checked,
  onChange,
  staying,
}: {
  label: string;
  verb: string;
  stars: number;
  checked: boolean;
  onChange: (checked: boolean) => void;
  staying: readonly Staying[];
}) {
  return (
    <div className="grid gap-2 rounded-md bg-sunken px-3.5 py-3">
      <div className="flex items-center justify-between gap-4">
        <SwitchRow label={label} checked={checked} onChange={onChange} />
        <span className="flex flex-none items-center gap-1.5 text-14 text-ink-2">
          <Stars count={stars} className="text-20 text-ink" /> {verb}
        </span>
      </div>
      {staying.length > 0 && (
        <div className="text-14 text-ink-2">
          <p className="font-semibold">{staying.length === 1 ? 'One stays:' : `${staying.length} stay:`}</p>
          <ul className="mt-0.5 max-h-28 overflow-y-auto">
            {staying.map(({ id, why }) => (
              <li key={id}>{why}</li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}
