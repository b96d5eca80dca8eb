import { MINUTE_MS } from '@shared/constants';
import type { AuditLine } from '@shared/contracts/audit';

export type Visit = [AuditLine, ...AuditLine[]];

const BREAK_MS = 30 * MINUTE_MS;

/**
 * Groups lines, newest first, by what an admin did without a break of 30 minutes. Each line of another caller is a
 * group by itself.
 */
export function visitsOf(lines: readonly AuditLine[]): Visit[] {
  const visits: Visit[] = [];
  const latest = new Map<string, Visit>();
  for (const line of lines) {
    const { id, type } = line.actor;
    const visit = id === null ? undefined : latest.get(id);
    if (visit && timeOf(visit.at(-1)) - timeOf(line) <= BREAK_MS) {
      visit.push(line);
      continue;
    }
    const started: Visit = [line];
    visits.push(started);
    if (type === 'admin' && id !== null) latest.set(id, started);
  }
  return visits;
}

const timeOf = (line: AuditLine | undefined) => Date.parse(line?.at ?? '');
