import type { AuditKind } from '@shared/constants';
import type { AuditLine } from '@shared/contracts/audit';

/** What a line says: what happened, and the bare fact it rests on where there is one. */
export interface LineText {
  text: string;
  detail: string | null;
}

const WHO = {
  admin: 'An admin',
  parent: 'A parent',
  kid: 'A kid',
  anonymous: 'Somebody',
  system: 'The server',
} as const satisfies Record<AuditLine['actor']['type'], string>;

const LOCKED: Readonly<Record<string, string>> = {
  adminAccount: 'An admin account was locked after too many failed logins',
  adminAddress: 'The admin login was closed to an address after too many failed logins',
  loginUsername: 'A parent account was locked after too many failed logins',
  loginAddress: 'The parent login was closed to an address after too many failed logins',
  loginAddressDaily: 'The parent login was closed to an address after too many failed logins in a day',
  familyCodeUnknown: 'An address was stopped after trying too many unknown family codes',
  familyCodeUnknownDaily: 'An address was stopped after trying too many unknown family codes in a day',
  patternFamily: 'Kids’ pictures in one family were tried too often',
  patternAddress: 'An address was stopped after trying too many kids’ pictures',
  kidPictures: 'A kid’s pictures were locked after too many wrong tries',
};

/** A line of the log in words. Who is named where the account is still there, and by the role where it is not. */
export function lineText({ action, outcome, actor, target }: AuditLine): LineText {
  const who = actor.username ?? WHO[actor.type];
  const account = target.username ?? 'an admin who is gone';
  switch (action) {
    case 'admin.login':
      return { text: outcome === 'ok' ? `${who} logged in` : 'Failed admin login', detail: null };
    case 'family.delete':
      return {
        text: actor.type === 'parent' ? 'Family deleted by its parent' : `Family deleted by ${who}`,
        detail: target.id && `Family ${target.id}`,
      };
    case 'lockout':
      return {
        text: LOCKED[target.id ?? ''] ?? 'Too many tries: a login was locked',
        detail: actor.id && `${actor.type === 'kid' ? 'Kid' : 'Account'} ${actor.id}`,
      };
    case 'role.refused':
      return { text: `${who} made a call that is not for ${actor.type}s`, detail: target.id };
    case 'password.change':
      return { text: `${who} changed the password`, detail: null };
    case 'admin.create':
      return { text: `Admin ${account} was made on the server`, detail: null };
    case 'admin.password':
      return { text: `Password of ${account} was set on the server`, detail: null };
    case 'admin.remove':
      return {
        text: 'An admin account was closed on the server',
        detail: target.id && `Account ${target.id}`,
      };
    default:
      return { text: `${who}: ${action}`, detail: target.id };
  }
}

/** The kinds in words, in the order in which they are offered. */
export const KIND_NAMES = {
  logins: 'Logins',
  deletions: 'Deletions',
  lockouts: 'Lockouts',
  refusals: 'Refused roles',
  accounts: 'Accounts and passwords',
} as const satisfies Record<AuditKind, string>;
