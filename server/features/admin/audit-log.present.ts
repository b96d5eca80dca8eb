import type { AuditLine } from '@shared/contracts/audit';
import type { AuditRow } from './audit-log.queries';

export function presentLine(
  row: AuditRow,
  usernames: ReadonlyMap<string, string>,
  familyNames: ReadonlyMap<string, string | null>,
): AuditLine {
  const named = (id: string | null) => ({ id, username: (id !== null && usernames.get(id)) || null });
  return {
    id: row.id,
    at: row.at.toISOString(),
    action: row.action,
    outcome: row.outcome,
    actor: { type: row.actorType, ...named(row.actorId) },
    target: named(row.target),
    familyName: (row.target !== null && familyNames.get(row.target)) || null,
    reason: row.reason,
    address: row.address,
    requestId: row.requestId,
  };
}
