import type { AdminFamily } from '@shared/contracts/admin';

export function familyTitle({ familyName, username }: AdminFamily): string {
  return familyName ?? username;
}

export function fullName({ firstName, lastName }: AdminFamily): string | null {
  return [firstName, lastName].filter(Boolean).join(' ') || null;
}

export function parentName(family: AdminFamily): string {
  return fullName(family) ?? family.username;
}
