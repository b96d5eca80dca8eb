import type { MemberRole } from '@shared/constants';
import type { Member } from '@shared/contracts/members';
import { t } from '@/lib/messages';

/** How a member is called: the first name, or else the name they log in with. */
export function memberName({ firstName, username }: Pick<Member, 'firstName' | 'username'>): string {
  return firstName?.trim() || username;
}

/** 'Parent' */
export function roleName(role: MemberRole): string {
  return t(`members.role.${role}`);
}

/** What members with that role do, in a few words. */
export function roleText(role: MemberRole): string {
  return t(`members.does.${role}`);
}
