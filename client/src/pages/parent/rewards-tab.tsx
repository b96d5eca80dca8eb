import { RewardsPanel } from '@/features/rewards/rewards-panel';
import { useTabDialog } from './use-tab-dialog';

export default function RewardsTab() {
  return <RewardsPanel dialog={useTabDialog('rewards')} />;
}
