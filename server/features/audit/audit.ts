import type { Request } from 'express';
import type { AuditAction } from '@shared/audit';
import { auditLog } from '@shared/tables/index';
import type { Executor } from '../../db/client';
import type { Deps } from '../../deps';
import { identifyClient, type ClientIdentity } from '../../devices/client-identity';
import { AppError } from '../../lib/errors';
import { newId } from '../../lib/ids';
import { fingerprint } from '../../lib/secrets';
import type { Count } from '../../limits/rate-limit';

export type AuditEntry = Pick<typeof auditLog.$inferInsert, 'actorType' | 'outcome'> & {
  action: AuditAction;
} & Partial<Pick<typeof auditLog.$inferInsert, 'actorId' | 'target' | 'address' | 'requestId'>>;

export type AuditContext = { address: string; requestId: string };

export function auditContext(req: Request, { secrets }: Pick<Deps, 'secrets'>): AuditContext {
  return auditContextOf(identifyClient(req, secrets));
}

export const auditContextOf = ({ address, requestId }: ClientIdentity): AuditContext => ({
  address,
  requestId,
});

/** Stores ids only: no names, messages or passwords. */
export async function audit(tx: Executor, entry: AuditEntry): Promise<void> {
  await tx.insert(auditLog).values({ id: newId(), ...entry });
}

/** Adds a line about an action of a parent or an admin. `target` is the id of the changed record. */
export const auditSuccess = (
  tx: Executor,
  { type, userId }: { type: 'parent' | 'admin'; userId: string },
  action: AuditAction,
  context: AuditContext,
  target?: string,
): Promise<void> =>
  audit(tx, { actorType: type, actorId: userId, action, target, outcome: 'ok', ...context });

/**
 * Adds at most `auditLines` lines per hour for each user, action and outcome, so that no one can flood the
 * log. Calls with the same `repeated` within half an hour add one line. A failure doesn't fail the call.
 */
export async function auditLimited(
  { db, limits, logger }: Pick<Deps, 'db' | 'limits' | 'logger'>,
  entry: AuditEntry,
  repeated?: string,
): Promise<void> {
  const { action, outcome, actorId, target, address } = entry;
  try {
    const who = `${action} ${outcome} ${actorId ?? target ?? address}`;
    const counts: Count[] = [['auditLines', who]];
    if (repeated !== undefined) counts.push(['auditRepeats', `${who} ${fingerprint(repeated)}`]);
    await limits.take(...counts);
    await audit(db, entry);
  } catch (error) {
    if (!(error instanceof AppError)) logger.warn({ err: error, action }, 'the audit log was not written');
  }
}
