import { ChoresPanel } from '@/features/chores/chores-panel';
import { useTabDialog } from './use-tab-dialog';

export default function ChoresTab() {
  return <ChoresPanel dialog={useTabDialog('chores')} />;
}
