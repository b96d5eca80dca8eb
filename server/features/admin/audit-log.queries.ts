import { and, eq, inArray, or, sql } from 'drizzle-orm';
import { AUDIT_ACTIONS } from '@shared/audit';
import type { AuditLogQuery } from '@shared/contracts/audit';
import { auditLog, users } from '@shared/tables/index';
import type { Executor } from '../../db/client';
import { follows, newestFirst, type Cursor } from './cursor';

export type AuditRow = typeof auditLog.$inferSelect;

export async function listLines(
  tx: Executor,
  { kind, outcome, search }: AuditLogQuery,
  after: Cursor | null,
  limit: number,
): Promise<AuditRow[]> {
  return tx
    .select()
    .from(auditLog)
    .where(
      and(
        kind && inArray(auditLog.action, AUDIT_ACTIONS[kind]),
        outcome && eq(auditLog.outcome, outcome),
        search ? names(search) : undefined,
        after ? follows(auditLog.at, auditLog.id, after) : undefined,
      ),
    )
    .orderBy(...newestFirst(auditLog.at, auditLog.id))
    .limit(limit);
}

/**
 * Matches `search` in an id, an address, the subject, or the username of a named account. `strpos` treats
 * `%`, `_` and `\` as ordinary characters.
 */
function names(search: string) {
  const accounts = sql`(SELECT ${users.id}::text FROM ${users} WHERE strpos(lower(${users.username}), lower(${search}::text)) > 0)`;
  const own = [sql`${auditLog.actorId}::text`, auditLog.target, auditLog.address].map(
    (column) => sql`strpos(lower(${column}), lower(${search}::text)) > 0`,
  );
  return or(...own, sql`${auditLog.actorId}::text IN ${accounts}`, sql`${auditLog.target} IN ${accounts}`);
}

export async function findUsernames(tx: Executor, ids: string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await tx
    .select({ id: users.id, username: users.username })
    .from(users)
    .where(inArray(users.id, ids));
  return new Map(rows.map(({ id, username }) => [id, username]));
}
