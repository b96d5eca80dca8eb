import type { User } from '@shared/contracts/users';
import { t } from '@/lib/messages';

/** How the parent is addressed: the first name, or 'Parent'. */
export function parentName({ firstName }: User): string {
  return firstName?.trim() || t('family.parent');
}

/** How the family is called here. */
export function familyTitle({ familyName }: User): string {
  return familyName?.trim() || t('family.unnamed');
}

/** 'Good morning, Anna' by the clock on the wall. */
export function greetingAt(hour: number, name: string): string {
  if (hour < 5) return t('family.goodNight', { name });
  if (hour < 12) return t('family.goodMorning', { name });
  return hour < 18 ? t('family.goodAfternoon', { name }) : t('family.goodEvening', { name });
}
