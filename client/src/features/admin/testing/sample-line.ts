import type { AuditLine } from '@shared/contracts/audit';

let made = 0;

export function aLine(of: Partial<AuditLine> = {}): AuditLine {
  made += 1;
  return {
    id: `line-${made}`,
    at: '2026-03-03T12:00:07.000Z',
    action: 'admin.login',
    outcome: 'ok',
    actor: { type: 'anonymous', id: null, username: null },
    target: { id: null, username: null },
    familyName: null,
    reason: null,
    address: '192.0.2.7',
    requestId: 'r1',
    ...of,
  };
}
