import type { AdminFamily } from '@shared/contracts/admin';

/** The family's name, or the parent's username. */
export function familyTitle({ familyName, username }: AdminFamily): string {
  return familyName ?? username;
}

/** The available parts of the parent's name, or null. */
export function fullName({ firstName, lastName }: AdminFamily): string | null {
  return [firstName, lastName].filter(Boolean).join(' ') || null;
}

export function parentName(family: AdminFamily): string {
  return fullName(family) ?? family.username;
}
