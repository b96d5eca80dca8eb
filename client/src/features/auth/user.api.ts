import { useQuery } from '@tanstack/react-query';
import { userQuery } from '@/lib/user-query';

/** Returns the signed-in parent or admin, or null. */
export function useUser() {
  return useQuery(userQuery);
}
