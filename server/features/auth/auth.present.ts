import type { User } from '@shared/contracts/users';
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
    familyName: row.familyName,
    familyCode: row.familyCode,
    role: row.role,
    timezone: row.timezone,
    createdAt: row.createdAt.toISOString(),
    families: [...memberships],
    familyRole: row.memberRole,
  };
}
