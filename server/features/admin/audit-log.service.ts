import { PAGE } from '@shared/constants';
import type { AuditLine, AuditLogQuery } from '@shared/contracts/audit';
import type { Deps } from '../../deps';
import { isId } from '../../lib/ids';
import { presentLine } from './audit-log.present';
import { findFamilyNames, findUsernames, listLines } from './audit-log.queries';
import { decodeCursor, encodeCursor } from './cursor';

export interface AuditPage {
  lines: AuditLine[];
  nextCursor: string | null;
}

/** The log has only ids, so the names are the current ones. */
export async function readAuditLog({ db }: Pick<Deps, 'db'>, query: AuditLogQuery): Promise<AuditPage> {
  const { limit = PAGE.default } = query;
  const after = query.cursor === undefined ? null : decodeCursor(query.cursor);
  const rows = await listLines(db, query, after, limit + 1);
  const page = rows.slice(0, limit);
  const ids = page.flatMap(({ actorId, target }) => [actorId, target].filter((id) => id !== null));
  const known = [...new Set(ids.filter(isId))];
  const [usernames, familyNames] = await Promise.all([findUsernames(db, known), findFamilyNames(db, known)]);
  const last = page.at(-1);
  return {
    lines: page.map((row) => presentLine(row, usernames, familyNames)),
    nextCursor: rows.length > limit && last ? encodeCursor({ createdAt: last.at, id: last.id }) : null,
  };
}
