import { useFamily } from '@/lib/family-clock';

/** Whether the family gives and takes stars directly; false until that is known. */
export function useStarsByHand(): boolean {
  return useFamily().data?.starsByHand ?? false;
}
