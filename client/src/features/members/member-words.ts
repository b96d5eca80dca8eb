import type { MemberRole } from '@shared/constants';
import type { Member } from '@shared/contracts/members';
import { t } from '@/lib/messages';

export function memberName({ firstName, username }: Pick<Member, 'firstName' | 'username'>): string {
  return firstName?.trim() || username;
}

export function roleName(role: MemberRole): string {
  return t(`members.role.${role}`);
}

export function roleText(role: MemberRole): string {
  return t(`members.does.${role}`);
}
