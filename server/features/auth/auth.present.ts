import type { User } from '@shared/contracts/users';
import { DAY_MS, SUSPENSION_DAYS } from '@shared/constants';
import type { MembershipRow, UserRow } from './users.queries';

/** A user as the API shows it, with the families they belong to: never the password's hash. */
export function presentUser(row: UserRow, memberships: readonly MembershipRow[]): User {
  return {
    id: row.id,
    username: row.username,
    firstName: row.firstName,
    lastName: row.lastName,
    email: row.email,
    emailConfirmed: row.emailConfirmed,
    locale: row.locale,
    weeklyLetter: row.weeklyLetter,
    familyName: row.familyName,
    familyCode: row.familyCode,
    role: row.role,
    timezone: row.timezone,
    createdAt: row.createdAt.toISOString(),
    families: memberships.flatMap(({ suspendedAt, ...family }) => (suspendedAt === null ? [family] : [])),
    familyRole: row.memberRole,
    suspendedFamily: suspendedOf(memberships),
  };
}

/** The suspended family that the person owns and may still restore; of two the one joined first. */
function suspendedOf(memberships: readonly MembershipRow[]): User['suspendedFamily'] {
  for (const { name, role, suspendedAt } of memberships) {
    if (role !== 'owner' || suspendedAt === null) continue;
    const deletedOn = new Date(suspendedAt.getTime() + SUSPENSION_DAYS * DAY_MS);
    if (deletedOn.getTime() <= Date.now()) continue;
    return { name, deletedOn: deletedOn.toISOString() };
  }
  return null;
}
