import { memo } from 'react';
import type { AdminFamily } from '@shared/contracts/admin';
import { Skeleton } from '@/components/ui/skeleton';
import { PAGE_SIZE } from '@/lib/get-page';
import { t } from '@/lib/messages';
import { useNearby } from '@/lib/use-nearby';
import type { FamilyPage } from './admin.api';
import { adminHead, AdminTable, AdminTableSkeleton } from './admin-table';
import { familyColumns, familyRow, listsColumn, viewColumn, FamilyRow } from './family-row';

const PLACEHOLDERS = ['a', 'b', 'c', 'd', 'e', 'f'];

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
  stale: boolean;
  onView: (family: AdminFamily) => void;
}) {
  return (
    <AdminTable label={t('admin.families')} rowCount={total + 1} stale={stale}>
      <thead>
        <tr aria-rowindex={1} className={`${familyColumns} ${adminHead}`}>
          <th scope="col">{t('admin.family')}</th>
          <th scope="col">{t('admin.parent')}</th>
          <th scope="col">{t('admin.kidsAndStars')}</th>
          <th scope="col" className={listsColumn}>
            {t('admin.lists')}
          </th>
          <th scope="col" className="w-16.5">
            <span className="sr-only">{t('admin.details')}</span>
          </th>
        </tr>
      </thead>
      {pages.map(({ families }, index) => (
        <FamilyChunk
          key={families[0]?.id ?? index}
          families={families}
          firstIndex={2 + index * PAGE_SIZE}
          search={search}
          onView={onView}
        />
      ))}
    </AdminTable>
  );
}

export function FamilyTableSkeleton() {
  return (
    <AdminTableSkeleton label={t('admin.familiesLoading')}>
      {PLACEHOLDERS.map((key) => (
        <div key={key} className={familyRow}>
          <Lines />
          <Lines wide />
          <Lines />
          <div className={listsColumn}>
            <Lines />
          </div>
          <Skeleton className={`${viewColumn} h-10`} />
        </div>
      ))}
    </AdminTableSkeleton>
  );
}

function Lines({ wide = false }: { wide?: boolean | undefined }) {
  return (
    <div className="grid gap-2">
      <Skeleton className={wide ? 'h-4 w-36' : 'h-4 w-24'} />
      <Skeleton className={wide ? 'h-3.5 w-44' : 'h-3.5 w-20'} />
    </div>
  );
}

// So that rows render before they are visible.
const MARGIN_PX = 1500;

/** Far from the viewport it keeps only its height, so that 100,000 families scroll smoothly. */
const FamilyChunk = memo(function FamilyChunk({
  families,
  firstIndex,
  search,
  onView,
}: {
  families: AdminFamily[];
  firstIndex: number;
  search: string;
  onView: (family: AdminFamily) => void;
}) {
  const { ref, near, height } = useNearby<HTMLTableSectionElement>(MARGIN_PX);
  return (
    <tbody ref={ref} style={near ? undefined : { height }}>
      {near &&
        families.map((family, index) => (
          <FamilyRow
            key={family.id}
            family={family}
            index={firstIndex + index}
            search={search}
            onView={onView}
          />
        ))}
    </tbody>
  );
});
