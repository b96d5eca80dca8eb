import type { MemberRole } from '@shared/constants';
import { t } from '@/lib/i18n/messages';

export function roleName(role: MemberRole): string {
  return t(`members.role.${role}`);
}

export function roleText(role: MemberRole): string {
  return t(`members.does.${role}`);
}
