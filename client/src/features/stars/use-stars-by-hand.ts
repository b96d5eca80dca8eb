import { useFamily } from '@/lib/family-clock';
import { useMayManage } from '@/lib/use-may-manage';

/** Whether the family gives and takes stars directly, and who is signed in may; false until that is known. */
export function useStarsByHand(): boolean {
  const mayManage = useMayManage();
  return (useFamily().data?.starsByHand ?? false) && mayManage;
}
