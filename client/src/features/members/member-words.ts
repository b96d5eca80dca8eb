import type { MemberRole } from '@shared/constants';
import type { Member } from '@shared/contracts/members';
import { t } from '@/lib/messages';

/** The first name, else the username. */
export function memberName({ firstName, username }: Pick<Member, 'firstName' | 'username'>): string {
  return firstName?.trim() || username;
}

/** 'Parent' */
export function roleName(role: MemberRole): string {
  return t(`members.role.${role}`);
}

/** A short description of the role. */
export function roleText(role: MemberRole): string {
  return t(`members.does.${role}`);
}
