import { and, eq, getTableColumns, inArray, or, sql } from 'drizzle-orm';
import { AUDIT_ACTIONS } from '@shared/audit';
import type { AuditLogQuery } from '@shared/contracts/audit';
import { auditLog, families, familyLog, users } from '@shared/tables/index';
import type { Executor } from '../../db/client';
import { follows, newestFirst, type Cursor } from './cursor';

export type AuditRow = typeof auditLog.$inferSelect & { reason: string | null };

export async function listLines(
  tx: Executor,
  { kind, outcome, search }: AuditLogQuery,
  after: Cursor | null,
  limit: number,
): Promise<AuditRow[]> {
  return tx
    .select({
      ...getTableColumns(auditLog),
      // Both lines are from one transaction, and so have the same timestamp.
      reason: sql<string | null>`(SELECT log.reason FROM ${familyLog} log
        WHERE log.at = ${auditLog}.at AND log.admin_id = ${auditLog}.actor_id LIMIT 1)`,
    })
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
 * Matches an id, an address, the subject, a family's name, or a username. `strpos` treats `%`, `_` and `\` as
 * ordinary characters.
 */
function names(search: string) {
  const accounts = sql`(SELECT ${users.id}::text FROM ${users} WHERE strpos(lower(${users.username}), lower(${search}::text)) > 0)`;
  const own = [sql`${auditLog.actorId}::text`, auditLog.target, auditLog.address].map(
    (column) => sql`strpos(lower(${column}), lower(${search}::text)) > 0`,
  );
  const named = sql`(SELECT ${families.id}::text FROM ${families} WHERE strpos(lower(${families.name}), lower(${search}::text)) > 0)`;
  return or(
    ...own,
    sql`${auditLog.actorId}::text IN ${accounts}`,
    sql`${auditLog.target} IN ${accounts}`,
    sql`${auditLog.target} IN ${named}`,
  );
}

export async function findUsernames(tx: Executor, ids: string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await tx
    .select({ id: users.id, username: users.username })
    .from(users)
    .where(inArray(users.id, ids));
  return new Map(rows.map(({ id, username }) => [id, username]));
}

export async function findFamilyNames(tx: Executor, ids: string[]): Promise<Map<string, string | null>> {
  if (ids.length === 0) return new Map();
  const rows = await tx
    .select({ id: families.id, name: families.name })
    .from(families)
    .where(inArray(families.id, ids));
  return new Map(rows.map(({ id, name }) => [id, name]));
}
