import type { ReactNode } from 'react';
import type { AdminFamily } from '@shared/contracts/admin';
import { Skeleton } from '@/components/ui/skeleton';
import type { FamilyPage } from './admin.api';
import { FamilyChunk } from './family-chunk';
import { PAGE_SIZE } from './get-page';
import './admin-table.css';

const PLACEHOLDERS = ['a', 'b', 'c', 'd', 'e', 'f'];

/** The rows that have been read so far, of `total`. */
export function FamilyTable({
  pages,
  total,
  search,
  stale,
  onView,
}: {
  pages: FamilyPage[];
  total: number;
  search: string;
  /** These are the rows of the search before. */
  stale: boolean;
  onView: (family: AdminFamily) => void;
}) {
  return (
    <table aria-label="Families" aria-rowcount={total + 1} aria-busy={stale} className="card admin-table">
      <thead>
        <tr aria-rowindex={1} className="family-row family-head">
          <th scope="col">Family</th>
          <th scope="col">Parent</th>
          <th scope="col">Kids, with stars to spend</th>
          <th scope="col">Totals</th>
          <th scope="col">
            <span className="sr-only">Details</span>
          </th>
        </tr>
      </thead>
      {pages.map(({ families }, index) => (
        <FamilyChunk
          key={families[0]?.id ?? index}
          families={families}
          // The head is row 1.
          firstIndex={2 + index * PAGE_SIZE}
          search={search}
          onView={onView}
        />
      ))}
    </table>
  );
}

/** The shape of the rows while the first ones are read. */
export function FamilyTableSkeleton() {
  return (
    <Frame>
      {PLACEHOLDERS.map((key) => (
        <div key={key} className="family-row">
          <Lines />
          <Lines wide />
          <div className="family-kids">
            <Skeleton className="h-7.5 w-24 rounded-full" />
            <Skeleton className="h-7.5 w-20 rounded-full" />
          </div>
          <Lines />
          <Skeleton className="family-view h-10 w-16" />
        </div>
      ))}
    </Frame>
  );
}

function Frame({ children }: { children: ReactNode }) {
  return (
    <output className="card admin-table block" aria-busy>
      <span className="sr-only">Loading families</span>
      <div aria-hidden>{children}</div>
    </output>
  );
}

function Lines({ wide = false }: { wide?: boolean }) {
  return (
    <div className="grid gap-2">
      <Skeleton className={wide ? 'h-4 w-36' : 'h-4 w-24'} />
      <Skeleton className={wide ? 'h-3.5 w-44' : 'h-3.5 w-20'} />
    </div>
  );
}
