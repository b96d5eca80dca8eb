import type { AdminFamily } from '@shared/contracts/admin';

/** What a row is called: the family's name, or the parent's username where there is none. */
export function familyTitle({ familyName, username }: AdminFamily): string {
  return familyName ?? username;
}

/** The parent's first and last name, as far as they are given; null when neither is. */
export function fullName({ firstName, lastName }: AdminFamily): string | null {
  return [firstName, lastName].filter(Boolean).join(' ') || null;
}

/** The parent's name, or username. */
export function parentName(family: AdminFamily): string {
  return fullName(family) ?? family.username;
}
