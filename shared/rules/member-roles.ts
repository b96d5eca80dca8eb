import type { MemberRole } from '../constants';

/** The endpoints' `callers` declare the same per call. */
export function mayManage(role: MemberRole | null): boolean {
  return role === 'owner' || role === 'parent';
}

export function mayOwn(role: MemberRole | null): boolean {
  return role === 'owner';
}
