import type { User } from '@shared/contracts/users';
import { DAY_MS, SUSPENSION_DAYS } from '@shared/constants';
import type { MembershipRow, UserRow } from './users.queries';

export function presentUser(row: UserRow, memberships: readonly MembershipRow[]): User {
  return {
    id: row.id,
    username: row.username,
    firstName: row.firstName,
    lastName: row.lastName,
    email: row.email,
    pendingEmail: row.pendingEmail,
    emailConfirmed: row.emailConfirmed,
    locale: row.locale,
    weeklyLetter: row.weeklyLetter,
    familyName: row.familyName,
    familyCode: row.familyCode,
    role: row.role,
    timezone: row.timezone,
    createdAt: row.createdAt.toISOString(),
    families: memberships.flatMap(({ id, name, role, suspendedAt }) =>
      suspendedAt === null ? [{ id, name, role }] : [],
    ),
    familyRole: row.memberRole,
    suspendedFamily: suspendedOf(memberships),
  };
}

/** Prefers a family that the user can restore. */
function suspendedOf(memberships: readonly MembershipRow[]): User['suspendedFamily'] {
  const restorableFirst = memberships.toSorted(
    (a, b) => Number(a.suspendedByAdmin) - Number(b.suspendedByAdmin),
  );
  for (const { name, role, suspendedAt, suspendedByAdmin: byAdmin } of restorableFirst) {
    if (role !== 'owner' || suspendedAt === null) continue;
    const deletedOn = new Date(suspendedAt.getTime() + SUSPENSION_DAYS * DAY_MS);
    if (deletedOn.getTime() <= Date.now()) continue;
    return { name, deletedOn: deletedOn.toISOString(), byAdmin };
  }
  return null;
}
