import type { Request } from 'express';
import type { AuditAction } from '@shared/constants';
import { auditLog } from '@shared/tables/index';
import type { Executor } from '../../db/client';
import type { Deps } from '../../deps';
import { originOf, type Origin } from '../../devices/client-identity';
import { AppError } from '../../lib/errors';
import { newId } from '../../lib/ids';

export type AuditEntry = Pick<typeof auditLog.$inferInsert, 'actorType' | 'outcome'> & {
  action: AuditAction;
} & Partial<Pick<typeof auditLog.$inferInsert, 'actorId' | 'target' | 'address' | 'requestId'>>;

/** Where a call came from, as a line of the log tells it. */
export type Whence = { address: string; requestId: string };

export function whence(req: Request, { secrets }: Pick<Deps, 'secrets'>): Whence {
  return whenceOf(originOf(req, secrets));
}

export const whenceOf = ({ address, requestId }: Origin): Whence => ({ address, requestId });

/** Adds a line to the audit log. Ids only: no names, messages or passwords (docs/security.md, "Audit log"). */
export async function audit(tx: Executor, entry: AuditEntry): Promise<void> {
  await tx.insert(auditLog).values({ id: newId(), ...entry });
}

/**
 * Adds a line about something that can be repeated at will, `auditLines` an hour for each person, action and outcome: a log
 * that anybody can fill hides what it is for. The person is who did it, else whom or what it was done to, else the address.
 * A log that can't be written does not change what is logged.
 */
export async function auditSome(
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
