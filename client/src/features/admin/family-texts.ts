import type { AdminFamily } from '@shared/contracts/admin';

type Named = Pick<AdminFamily, 'firstName' | 'lastName'>;

export function familyTitle({ familyName, username }: AdminFamily): string {
  return familyName ?? username;
}

export function fullName({ firstName, lastName }: Named): string | null {
  return [firstName, lastName].filter(Boolean).join(' ') || null;
}

export function parentName(family: AdminFamily): string {
  return fullName(family) ?? family.username;
}
