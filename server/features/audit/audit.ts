import type { Request } from 'express';
import type { AuditAction } from '@shared/constants';
import { auditLog } from '@shared/tables/index';
import type { Executor } from '../../db/client';
import type { Deps } from '../../http/deps';
import { originOf } from '../../http/device';
import { newId } from '../../lib/ids';

export type AuditEntry = Pick<typeof auditLog.$inferInsert, 'actorType' | 'outcome'> & {
  action: AuditAction;
} & Partial<Pick<typeof auditLog.$inferInsert, 'actorId' | 'target' | 'address' | 'requestId'>>;

/** Where a call came from, as a line of the log tells it. */
export type Whence = { address: string; requestId: string };

export function whence(req: Request, { secrets }: Pick<Deps, 'secrets'>): Whence {
  return { address: originOf(req, secrets).address, requestId: req.requestId };
}

/** Adds a line to the audit log. Ids only: no names, messages or passwords (security.md, "Audit"). */
export async function audit(tx: Executor, entry: AuditEntry): Promise<void> {
  await tx.insert(auditLog).values({ id: newId(), ...entry });
}
