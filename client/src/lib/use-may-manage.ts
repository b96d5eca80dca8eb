import { useQuery } from '@tanstack/react-query';
import { mayManage } from '@shared/rules/member-roles';
import { userQuery } from './user-query';

/**
 * Whether who is signed in manages the family (docs/domain.md, "People"), so that a screen offers what only then works. Asks
 * nobody: the page has read who that is.
 */
export function useMayManage(): boolean {
  const { data } = useQuery({ ...userQuery, enabled: false });
  return !data || mayManage(data.familyRole);
}
