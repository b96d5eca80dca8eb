import { useFamily } from '@/lib/family-clock';
import { useMayManage } from '@/lib/use-may-manage';

export function useStarsByHand(): boolean {
  const mayManage = useMayManage();
  return (useFamily().data?.starsByHand ?? false) && mayManage;
}
