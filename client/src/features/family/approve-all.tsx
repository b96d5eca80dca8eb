import { CheckCheck } from 'lucide-react';
import { useState } from 'react';
import type { RewardRedemption } from '@shared/contracts/redemptions';
import { Button } from '@/components/ui/button';
import { usePendingRedemptions } from '@/features/redemptions/redemptions.api';
import { Tooltip } from '@/components/ui/tooltip';
import type { StarChoices } from '@/features/submissions/star-choices';
import { usePendingSubmissions } from '@/features/submissions/submissions.api';
import { t } from '@/lib/i18n/messages';
import { useMayManage } from '@/lib/api/user-query';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { RichText } from '@/components/ui/rich-text';
import { Stars } from '@/components/ui/stars';
import { SwitchRow } from '@/components/ui/switch';
import { planChores, planRewards, starsOf, type PlannedChore, type Staying } from './approval-plan';
import { useApproveAll, toastApprovals } from './use-approve-all';

/** A button that is hidden with fewer than two items. */
export function ApproveAll({ stars, iconOnly = false }: { stars: StarChoices; iconOnly?: boolean }) {
  const submissions = usePendingSubmissions().data ?? [];
  const pending = usePendingRedemptions().data ?? [];
  const redemptions = useMayManage() ? pending : [];
  const [asking, setAsking] = useState(false);
  const { chores, choresStaying } = planChores(submissions, stars.of);
  const ready = chores.length + planRewards(redemptions, chores).rewards.length;
  if (!asking && (submissions.length + redemptions.length < 2 || ready === 0)) return null;
  return (
    <>
      <Tooltip text={t('family.approveAll')}>
        <Button
          variant={iconOnly ? 'text' : 'primary'}
          iconOnly={iconOnly}
          saves
          data-shortcut="approve-all"
          aria-label={t('family.approveAll')}
          onClick={() => setAsking(true)}
        >
          <CheckCheck />
          {!iconOnly && t('family.approveAll')}
        </Button>
      </Tooltip>
      {asking && (
        <ApproveAllDialog
          chores={chores}
          choresStaying={choresStaying}
          redemptions={redemptions}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}

/** Lets the parent exclude either kind, then approves and reports the result. */
function ApproveAllDialog({
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
    toastApprovals(await approveAll(planned));
    onClose();
  };

  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={titleOf(planned)}
      description={count === 0 ? t('family.approveNothingText') : t('family.approveText')}
      variant="primary"
      confirmLabel={count === 0 ? t('family.approve') : t('family.approveCount', { count })}
      saving={progress !== null}
      savingLabel={progress ? t('family.approveProgress', progress) : undefined}
      onConfirm={() => {
        if (count > 0) void approve();
      }}
    >
      <div className="mt-4 grid gap-3">
        {shown.chores.length + shown.choresStaying.length > 0 && (
          <Part
            label={t('family.chores', { count: shown.chores.length })}
            starsId="family.starsEarnedNow"
            stars={starsOf(shown.chores)}
            checked={withChores}
            onChange={setWithChores}
            staying={shown.choresStaying}
          />
        )}
        {rewards.length + rewardsStaying.length > 0 && (
          <Part
            label={t('family.rewards', { count: rewards.length })}
            starsId="family.starsSpentNow"
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

function titleOf(planned: Pick<Shown, 'chores' | 'rewards'>): string {
  const chores = planned.chores.length;
  const rewards = planned.rewards.length;
  if (chores > 0 && rewards > 0) return t('family.approveBoth', { chores, rewards });
  if (chores > 0) return t('family.approveChores', { chores });
  return rewards > 0 ? t('family.approveRewards', { rewards }) : t('family.approveNothing');
}

interface Shown {
  chores: readonly PlannedChore[];
  choresStaying: readonly Staying[];
  rewards: readonly RewardRedemption[];
  rewardsStaying: readonly Staying[];
}

function Part({
  label,
  starsId,
  stars,
  checked,
  onChange,
  staying,
}: {
  label: string;
  starsId: 'family.starsEarnedNow' | 'family.starsSpentNow';
  stars: number;
  checked: boolean;
  onChange: (checked: boolean) => void;
  staying: readonly Staying[];
}) {
  return (
    <div className="grid gap-2 rounded-md bg-sunken px-3.5 py-3">
      <div className="flex flex-wrap items-center justify-between gap-x-2">
        <SwitchRow label={label} checked={checked} onChange={onChange} />
        <span className="ms-auto flex flex-none items-center gap-1.5 text-14 text-ink-2">
          <RichText id={starsId} parts={[<Stars key="0" count={stars} className="text-21 text-ink" />]} />
        </span>
      </div>
      {staying.length > 0 && (
        <div className="text-14 text-ink-2">
          <p className="font-semibold">{t('family.stay', { count: staying.length })}</p>
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
