import { useQuery } from '@tanstack/react-query';
import { familyQuery } from '@/lib/family-clock';

/** Whether the family gives and takes stars directly; false until that is known. */
export function useStarsByHand(): boolean {
  return useQuery(familyQuery).data?.starsByHand ?? false;
}
