import type { AuditLine } from '@shared/contracts/audit';
import { Skeleton } from '@/components/ui/skeleton';
import { AuditRow } from './audit-row';
import '../admin-table.css';

const PLACEHOLDERS = ['a', 'b', 'c', 'd', 'e', 'f'];

/** The lines that have been read so far. */
export function AuditTable({
  lines,
  search,
  stale,
}: {
  lines: AuditLine[];
  search: string;
  /** These are the lines of the filters before. */
  stale: boolean;
}) {
  return (
    <table aria-label="Audit log" aria-busy={stale} className="card admin-table">
      <thead>
        <tr className="audit-row audit-head">
          <th scope="col">When</th>
          <th scope="col">What happened</th>
          <th scope="col">Outcome</th>
          <th scope="col">Address</th>
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <AuditRow key={line.id} line={line} search={search} />
        ))}
      </tbody>
    </table>
  );
}

/** The shape of the lines while the first ones are read. */
export function AuditTableSkeleton() {
  return (
    <output className="card admin-table block" aria-busy>
      <span className="sr-only">Loading the audit log</span>
      <div aria-hidden>
        {PLACEHOLDERS.map((key) => (
          <div key={key} className="audit-row">
            <Skeleton className="audit-when h-4 w-36" />
            <div className="audit-what">
              <Skeleton className="size-9 rounded-md" />
              <Skeleton className="h-4 w-52" />
            </div>
            <Skeleton className="audit-outcome h-6.5 w-20 rounded-full" />
            <Skeleton className="audit-address h-4 w-24" />
          </div>
        ))}
      </div>
    </output>
  );
}
