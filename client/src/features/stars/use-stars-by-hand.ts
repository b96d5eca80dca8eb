import { useFamily } from '@/lib/dates/family-clock';
import { useMayManage } from '@/lib/api/use-may-manage';

export function useStarsByHand(): boolean {
  const mayManage = useMayManage();
  return (useFamily().data?.starsByHand ?? false) && mayManage;
}
