import { auditLog } from '@shared/tables/index';
import type { Executor } from '../../db/client';
import { newId } from '../../lib/ids';

export type AuditEntry = Pick<typeof auditLog.$inferInsert, 'actorType' | 'action' | 'outcome'> &
  Partial<Pick<typeof auditLog.$inferInsert, 'actorId' | 'target' | 'address' | 'requestId'>>;

/** Adds a line to the audit log. Ids only: no names, messages or passwords (security.md, "Audit"). */
export async function audit(tx: Executor, entry: AuditEntry): Promise<void> {
  await tx.insert(auditLog).values({ id: newId(), ...entry });
}
