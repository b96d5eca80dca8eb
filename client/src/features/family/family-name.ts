import type { User } from '@shared/contracts/users';
import { t } from '@/lib/messages';

export function parentName({ firstName }: User): string {
  return firstName?.trim() || t('family.parent');
}

export function familyTitle({ familyName }: User): string {
  return familyName?.trim() || t('family.unnamed');
}

/** 'Good morning, Anna' for a local hour. */
export function greetingAt(hour: number, name: string): string {
  if (hour < 5) return t('family.goodNight', { name });
  if (hour < 12) return t('family.goodMorning', { name });
  return hour < 18 ? t('family.goodAfternoon', { name }) : t('family.goodEvening', { name });
}
