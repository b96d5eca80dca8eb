import { AUDIT_LOCKOUTS, type AuditAction, type AuditKind, type AuditLockout } from '@shared/constants';
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

const LOCKED: Record<AuditLockout, string> = {
  adminAccount: 'An admin account was locked after too many failed logins',
  adminAddress: 'The admin login was closed to an address after too many failed logins',
  loginUsername: 'A parent account was locked after too many failed logins',
  loginUsernameDaily: 'An account was locked after too many failed logins in a day',
  loginAddress: 'The parent login was closed to an address after too many failed logins',
  loginAddressDaily: 'The parent login was closed to an address after too many failed logins in a day',
  familyCodeUnknown: 'An address was stopped after trying too many unknown family codes',
  familyCodeUnknownDaily: 'An address was stopped after trying too many unknown family codes in a day',
  familyCodeUnknown56: 'A network was stopped after trying too many unknown family codes',
  familyCodeUnknown56Daily: 'A network was stopped after trying too many unknown family codes in a day',
  familyCodeUnknown48: 'A large network was stopped after trying too many unknown family codes',
  familyCodeUnknown48Daily: 'A large network was stopped after trying too many unknown family codes in a day',
  familyCodeUnknownTotal:
    'Unknown devices have to wait: too many unknown family codes were tried from everywhere',
  patternFamily: 'Kids’ pictures in one family were tried too often',
  patternKidDaily: 'A kid’s pictures were tried too often in a day',
  patternAddress: 'An address was stopped after trying too many kids’ pictures',
  kidPictures: 'A kid’s pictures were locked after too many wrong tries',
};

function lockedText(what: string | null): string {
  const known = AUDIT_LOCKOUTS.find((each) => each === what);
  return known ? LOCKED[known] : 'Too many tries: a login was locked';
}

/** A line of the log in words. Who is named where the account is still there, and by the role where it is not. */
export function lineText({ action, outcome, actor, target }: AuditLine): LineText {
  const who = actor.username ?? WHO[actor.type];
  const account = target.username ?? 'an admin who is gone';
  const kid = target.id && `Kid ${target.id}`;
  const family = target.id && `Family ${target.id}`;
  // An old line may tell of an action that is no longer known; one that is known and has no words does not compile.
  const known = action as AuditAction;
  switch (known) {
    case 'admin.login':
      return { text: outcome === 'ok' ? `${who} logged in` : 'Failed admin login', detail: null };
    case 'parent.login':
      return outcome === 'ok'
        ? { text: `${who} logged in`, detail: null }
        : { text: 'Failed parent login', detail: target.username ?? 'Unknown username' };
    case 'kid.login':
      return outcome === 'ok'
        ? { text: 'A kid logged in', detail: actor.id && `Kid ${actor.id}` }
        : { text: 'Failed kid login', detail: kid ?? 'Unknown kid' };
    case 'kid.delete':
      return { text: `${who} deleted a kid`, detail: kid };
    case 'kid.unlock':
      return { text: `${who} unlocked a kid’s pictures`, detail: kid };
    case 'pictures.change':
      return { text: `${who} chose new pictures for a kid`, detail: kid };
    case 'email.change':
      return { text: `${who} changed the email address`, detail: null };
    case 'family.export':
      return { text: `${who} exported the family’s data`, detail: family };
    case 'admin.search':
      return { text: `${who} searched the families`, detail: null };
    case 'admin.view':
      return { text: `${who} looked at the list of families`, detail: null };
    case 'family.delete':
      return {
        text: actor.type === 'parent' ? 'Family deleted by its parent' : `Family deleted by ${who}`,
        detail: family,
      };
    case 'lockout':
      return {
        text: lockedText(target.id),
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
      return { text: `${who}: ${known satisfies never as string}`, detail: target.id };
  }
}

/** The kinds in words, in the order in which they are offered. */
export const KIND_NAMES = {
  logins: 'Logins',
  deletions: 'Deletions',
  lockouts: 'Lockouts',
  refusals: 'Refused roles',
  accounts: 'Accounts and passwords',
  access: 'Exports and look-ups',
} as const satisfies Record<AuditKind, string>;
