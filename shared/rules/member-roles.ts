import type { MemberRole } from '../constants';

/**
 * Whether adults with that role change the family's chores, rewards, kids, stars and settings, decide what kids ask for, and
 * invite others. A helper reads all, reviews chores, hands over rewards and writes messages; the endpoints' `callers` say the
 * same call by call.
 */
export function mayManage(role: MemberRole | null): boolean {
  return role === 'owner' || role === 'parent';
}

/** Whether adults with that role give roles, remove others and delete the family. */
export function mayOwn(role: MemberRole | null): boolean {
  return role === 'owner';
}
