import { CheckCheck } from 'lucide-react';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { usePendingRedemptions } from '@/features/redemptions/redemptions.api';
import { Tooltip } from '@/components/ui/tooltip';
import type { StarChoices } from '@/features/submissions/star-choices';
import { usePendingSubmissions } from '@/features/submissions/submissions.api';
import { ApproveAllDialog } from './approve-all-dialog';
import { t } from '@/lib/i18n/messages';
import { useMayManage } from '@/lib/api/use-may-manage';
import { planChores, planRewards } from './approval-plan';

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
