import { useQuery } from '@tanstack/react-query';
import { userQuery } from '@/lib/user-query';

/** The parent or admin who is signed in here; `null` when nobody is. */
export function useUser() {
  return useQuery(userQuery);
}
