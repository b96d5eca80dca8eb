import { describe, expect, it } from 'vitest';
import { AUDIT_ACTIONS, AUDIT_LOCKOUTS } from '@shared/audit';
import type { AuditLine } from '@shared/contracts/audit';
import { aLine } from '../testing/sample-line';
import { lineText } from './audit-texts';

const keeper = { type: 'admin', id: 'a1', username: 'keeper' } as const;
const gone = { id: 'f1', username: null };

describe('lineText', () => {
  it.each<[string, string | null, Partial<AuditLine>]>([
    ['keeper logged in', null, { action: 'admin.login', actor: keeper }],
    ['An admin logged in', null, { action: 'admin.login', actor: { ...keeper, username: null } }],
    ['Failed admin login', null, { action: 'admin.login', outcome: 'refused' }],
    ['Family deleted by keeper', 'Family f1', { action: 'family.delete', actor: keeper, target: gone }],
    [
      'keeper restored a family',
      'The Riveras',
      { action: 'family.restore', actor: keeper, target: gone, familyName: 'The Riveras' },
    ],
    [
      'Family deleted by its owner',
      'Family f1',
      { action: 'family.delete', actor: { type: 'parent', id: 'p1', username: null }, target: gone },
    ],
    [
      'dana tried something that isn’t open to parents',
      'GET /api/admin/stats',
      {
        action: 'role.refused',
        actor: { type: 'parent', id: 'p1', username: 'dana' },
        target: { id: 'GET /api/admin/stats', username: null },
      },
    ],
    [
      'A kid’s pictures were locked after too many wrong tries',
      'Kid k1',
      {
        action: 'lockout',
        actor: { type: 'kid', id: 'k1', username: null },
        target: { id: 'kidPictures', username: null },
      },
    ],
    [
      'An admin account was locked after too many failed logins',
      null,
      { action: 'lockout', target: { id: 'adminAccount', username: null } },
    ],
    [
      'A password for keeper was set on the server',
      null,
      { action: 'admin.password', target: { id: 'a1', username: 'keeper' } },
    ],
    [
      'An admin account was deleted on the server',
      'Account a1',
      { action: 'admin.remove', target: { id: 'a1', username: null } },
    ],
    [
      'dana logged in',
      null,
      { action: 'parent.login', actor: { type: 'parent', id: 'p1', username: 'dana' } },
    ],
    [
      'Failed parent login',
      'dana',
      { action: 'parent.login', outcome: 'refused', target: { id: 'p1', username: 'dana' } },
    ],
    ['Failed parent login', 'Unknown username', { action: 'parent.login', outcome: 'refused' }],
    ['A kid logged in', 'Kid k1', { action: 'kid.login', actor: { type: 'kid', id: 'k1', username: null } }],
    [
      'Failed kid login',
      'Kid k1',
      { action: 'kid.login', outcome: 'refused', target: { id: 'k1', username: null } },
    ],
    ['Failed kid login', 'Unknown kid', { action: 'kid.login', outcome: 'refused' }],
    ['keeper searched the families', null, { action: 'admin.search', actor: keeper }],
    [
      'dana logged in',
      null,
      { action: 'parent.login', actor: { type: 'parent', id: 'p1', username: 'dana' } },
    ],
    [
      'Failed parent login',
      'dana',
      { action: 'parent.login', outcome: 'refused', target: { id: 'p1', username: 'dana' } },
    ],
    ['Failed parent login', 'Unknown username', { action: 'parent.login', outcome: 'refused' }],
    ['A kid logged in', 'Kid k1', { action: 'kid.login', actor: { type: 'kid', id: 'k1', username: null } }],
    [
      'Failed kid login',
      'Kid k1',
      { action: 'kid.login', outcome: 'refused', target: { id: 'k1', username: null } },
    ],
    ['Failed kid login', 'Unknown kid', { action: 'kid.login', outcome: 'refused' }],
    ['keeper searched the families', null, { action: 'admin.search', actor: keeper }],
    ['Someone: kid.fly', 'f1', { action: 'kid.fly', target: gone }],
  ])('returns "%s" (%s)', (text, detail, line) => {
    expect(lineText(aLine(line))).toEqual({ text, detail });
  });

  it('has a text for each action', () => {
    const actions: readonly string[] = Object.values(AUDIT_ACTIONS).flat();
    const withoutText = actions.filter((action) => lineText(aLine({ action })).text.includes(action));
    expect(withoutText).toEqual([]);
  });

  it('has a text for each kind of lockout', () => {
    const withoutText = AUDIT_LOCKOUTS.filter(
      (id) =>
        lineText(aLine({ action: 'lockout', target: { id, username: null } })).text ===
        'Too many tries: a login was locked',
    );
    expect(withoutText).toEqual([]);
  });
});
