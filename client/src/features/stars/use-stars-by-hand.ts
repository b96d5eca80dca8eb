import { useFamily } from '@/lib/family-clock';
import { useMayManage } from '@/lib/use-may-manage';

/** Whether the family gives stars directly and the user may. False until known. */
export function useStarsByHand(): boolean {
  const mayManage = useMayManage();
  return (useFamily().data?.starsByHand ?? false) && mayManage;
}
