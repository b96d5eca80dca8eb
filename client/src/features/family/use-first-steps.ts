import { useChores } from '@/features/chores/chores.api';
import { useKids } from '@/features/kids/kids.api';
import { useRewards } from '@/features/rewards/rewards.api';
import { usePendingSubmissions } from '@/features/submissions/submissions.api';
import { t } from '@/lib/messages';
import { paths } from '@/lib/paths';
import { useMayManage } from '@/lib/user-query';

export interface FirstStep {
  done: boolean;
  title: string;
  text: string;
  /** Where it is done; without one it is done with the family code on the overview. */
  href?: string;
}

/** The steps to a family's first star and the first that is not done; null when all are, while it is not known, and for helpers. */
export function useFirstSteps(): { steps: FirstStep[]; next: number } | null {
  const mayManage = useMayManage();
  const kids = useKids();
  const chores = useChores();
  const rewards = useRewards();
  const pending = usePendingSubmissions();
  if (!mayManage || !kids.data || !chores.data || !rewards.data || !pending.data) return null;
  const handedIn = pending.data.length > 0 || kids.data.some((kid) => kid.lifetimeStars > 0);
  const steps: FirstStep[] = [
    {
      done: kids.data.length > 0,
      title: t('family.stepKid'),
      text: t('family.stepKidText'),
      href: paths.parentNew('kids'),
    },
    {
      done: chores.data.length > 0,
      title: t('family.stepChore'),
      text: t('family.stepChoreText'),
      href: paths.parentNew('chores'),
    },
    {
      done: rewards.data.length > 0,
      title: t('family.stepReward'),
      text: t('family.stepRewardText'),
      href: paths.parentNew('rewards'),
    },
    { done: handedIn, title: t('family.stepTablet'), text: t('family.stepTabletText') },
  ];
  const next = steps.findIndex((step) => !step.done);
  return next === -1 ? null : { steps, next };
}
