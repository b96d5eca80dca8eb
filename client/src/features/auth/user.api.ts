import { useQuery } from '@tanstack/react-query';
import { userQuery } from '@/lib/api/user-query';

export function useUser() {
  return useQuery(userQuery);
}
