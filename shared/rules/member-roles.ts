import type { MemberRole } from '../constants';

/**
 * Whether the role manages the family (docs/domain.md, "People"). The endpoints' `callers` declare the same
 * per call.
 */
export function mayManage(role: MemberRole | null): boolean {
  return role === 'owner' || role === 'parent';
}

/** Whether the role may change roles, remove members and delete the family. */
export function mayOwn(role: MemberRole | null): boolean {
  return role === 'owner';
}
