/** Every action has one kind (docs/security.md, "Audit log"). */
export const AUDIT_ACTIONS = {
  logins: ['admin.login', 'parent.login', 'parent.proof', 'kid.login'],
  deletions: ['account.delete', 'family.delete', 'family.suspend', 'family.restore', 'kid.delete'],
  lockouts: ['lockout', 'kid.unlock'],
  refusals: ['role.refused'],
  accounts: [
    'admin.create',
    'admin.password',
    'admin.remove',
    'password.change',
    'password.reset',
    'password.reset_link',
    'sessions.end',
    'pictures.change',
    'email.change',
    'email.confirm',
    'email.cancel',
    'member.join',
    'member.role',
    'member.remove',
    'family.code',
    'device.pair',
    'device.remove',
    'board.add',
    'board.change',
    'board.end',
    'board.calendar.add',
    'board.calendar.change',
    'board.calendar.remove',
    'calendar.make',
    'calendar.remove',
    'webhook.make',
    'webhook.change',
    'webhook.remove',
    'token.make',
    'token.revoke',
    'token.refused',
    'passkey.add',
    'passkey.remove',
    'passkeys.require',
    'passkeys.allow_passwords',
  ],
  chores: ['occurrence.change', 'occurrence.restore'],
  access: ['family.export', 'admin.search', 'admin.view', 'admin.view_family'],
} as const;
export const AUDIT_KINDS = [
  'logins',
  'deletions',
  'lockouts',
  'refusals',
  'accounts',
  'chores',
  'access',
] as const;
export type AuditKind = (typeof AUDIT_KINDS)[number];
export type AuditAction = (typeof AUDIT_ACTIONS)[AuditKind][number];

/** The limits of a login, or a kid's pictures. */
export const AUDIT_LOCKOUTS = [
  'familyCodeUnknown',
  'familyCodeUnknownDaily',
  'familyCodeUnknownTotal',
  'patternFamily',
  'patternKidDaily',
  'patternAddress',
  'kidPictures',
  'loginUsername',
  'loginUsernameDaily',
  'loginAddress',
  'loginAddressDaily',
  'adminAccount',
  'adminAddress',
] as const;

export const AUDIT_OUTCOMES = ['ok', 'refused'] as const;
export type AuditOutcome = (typeof AUDIT_OUTCOMES)[number];
export const AUDIT_ACTORS = ['parent', 'kid', 'admin', 'anonymous', 'system'] as const;
