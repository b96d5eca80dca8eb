import type { Request } from 'express';
import type { AuditAction } from '@shared/audit';
import { auditLog } from '@shared/tables/index';
import type { Executor } from '../../db/client';
import type { Deps } from '../../deps';
import { identifyClient, type ClientIdentity } from '../../devices/client-identity';
import { AppError } from '../../lib/errors';
import { newId } from '../../lib/ids';

export type AuditEntry = Pick<typeof auditLog.$inferInsert, 'actorType' | 'outcome'> & {
  action: AuditAction;
} & Partial<Pick<typeof auditLog.$inferInsert, 'actorId' | 'target' | 'address' | 'requestId'>>;

/** Where a call came from, for the audit log. */
export type AuditContext = { address: string; requestId: string };

export function auditContext(req: Request, { secrets }: Pick<Deps, 'secrets'>): AuditContext {
  return auditContextOf(identifyClient(req, secrets));
}

export const auditContextOf = ({ address, requestId }: ClientIdentity): AuditContext => ({
  address,
  requestId,
});

/** Adds a line to the audit log. Ids only: no names, messages or passwords (docs/security.md, "Audit log"). */
export async function audit(tx: Executor, entry: AuditEntry): Promise<void> {
  await tx.insert(auditLog).values({ id: newId(), ...entry });
}

/**
 * Adds a line about an act that can be repeated at will, at most `auditLines` an hour for each person, action and outcome,
 * so that nobody can bury other lines. The person is the actor, else the target, else the address. A failure to write the
 * line does not fail the call.
 */
export async function auditLimited(
  { db, limits, logger }: Pick<Deps, 'db' | 'limits' | 'logger'>,
  entry: AuditEntry,
): Promise<void> {
  const { action, outcome, actorId, target, address } = entry;
  try {
    await limits.take(['auditLines', `${action} ${outcome} ${actorId ?? target ?? address}`]);
    await audit(db, entry);
  } catch (error) {
    if (!(error instanceof AppError)) logger.warn({ err: error, action }, 'the audit log was not written');
  }
}
