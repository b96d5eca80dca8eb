import { useQuery } from '@tanstack/react-query';
import { mayManage } from '@shared/rules/member-roles';
import { userQuery } from './user-query';

/** Reads the cached user (docs/domain.md, "People"). */
export function useMayManage(): boolean {
  const { data } = useQuery({ ...userQuery, enabled: false });
  return !data || mayManage(data.familyRole);
}
