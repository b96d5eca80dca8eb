import type { User } from '@shared/contracts/users';

/** How the parent is addressed: the first name, or 'Parent'. */
export function parentName({ firstName }: User): string {
  return firstName?.trim() || 'Parent';
}

/** How the family is called here. */
export function familyTitle({ familyName }: User): string {
  return familyName?.trim() || 'Your family nest';
}

/** 'Good morning' by the clock on the wall. */
export function greetingAt(hour: number): string {
  if (hour < 5) return 'Good night';
  if (hour < 12) return 'Good morning';
  return hour < 18 ? 'Good afternoon' : 'Good evening';
}
