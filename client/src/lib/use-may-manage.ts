import { useQuery } from '@tanstack/react-query';
import { mayManage } from '@shared/rules/member-roles';
import { userQuery } from './user-query';

/** Whether the user manages the family (docs/domain.md, "People"). Reads the cached user. */
export function useMayManage(): boolean {
  const { data } = useQuery({ ...userQuery, enabled: false });
  return !data || mayManage(data.familyRole);
}
