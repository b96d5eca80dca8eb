import { memo } from 'react';
import type { AdminFamily } from '@shared/contracts/admin';
import { Skeleton } from '@/components/ui/skeleton';
import { PAGE_SIZE } from '@/lib/api/get-page';
import { t } from '@/lib/i18n/messages';
import { useNearby } from '@/lib/page/watch-intersection';
import { clsx } from 'clsx';
import { Lock } from 'lucide-react';
import { DAY_MS, UNUSED_DAYS } from '@shared/constants';
import { Button } from '@/components/ui/button';
import { Chip } from '@/components/ui/chip';
import { RichText } from '@/components/ui/rich-text';
import { formatDate } from '@/lib/i18n/format';
import type { FamilyPage } from './admin.api';
import { adminHead, AdminTable, AdminTableSkeleton, adminRow, Match } from './admin-table';
import { familyTitle, parentName } from './family-texts';

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

const familyColumns = clsx(
  adminRow,
  'grid-cols-[minmax(0,1.2fr)_minmax(0,1.5fr)_minmax(0,1fr)_minmax(0,1fr)_auto]',
  'max-laptop:grid-cols-[minmax(0,1fr)_minmax(0,1.2fr)_auto_auto] max-laptop:gap-y-2.5',
  'max-mini:grid-cols-[minmax(0,1fr)_auto] max-mini:gap-x-3 max-mini:gap-y-2',
);
const familyRow = `${familyColumns} min-h-17.5 border-t py-3.25 leading-[1.4] hover:bg-canvas max-mini:p-4`;
const listsColumn = 'tabular-nums max-laptop:hidden';
const viewColumn = 'min-w-16.5 max-mini:col-start-2 max-mini:row-start-2 max-mini:text-end';

const small = 'block text-14 wrap-anywhere text-ink-2';

const isUnused = (lastUsedAt: string) => Date.now() - Date.parse(lastUsedAt) > UNUSED_DAYS * DAY_MS;

function FamilyRow({
  family,
  index,
  search,
  onView,
}: {
  family: AdminFamily;
  index: number;
  search: string;
  onView: (family: AdminFamily) => void;
}) {
  const { stats, email, suspendedAt, lastUsedAt } = family;
  const name = familyTitle(family);
  return (
    <tr aria-rowindex={index} className={familyRow}>
      <th scope="row" className="text-start font-normal wrap-anywhere">
        <b className="block font-display text-16 leading-[1.3] font-semibold">
          <Match text={name} search={search} />
        </b>
        <small className={small}>
          <RichText
            id="admin.code"
            parts={[
              <span key="0" className="tracking-wider tabular-nums">
                <Match text={family.familyCode} search={search} />
              </span>,
            ]}
          />
        </small>
        {suspendedAt !== null && (
          <Chip tone="wait" className="mt-1">
            <Lock aria-hidden />
            {t('admin.suspendedOn', { day: formatDate(suspendedAt) })}
          </Chip>
        )}
        {suspendedAt === null && lastUsedAt !== null && isUnused(lastUsedAt) && (
          <Chip className="mt-1">{t('admin.unusedSince', { day: formatDate(lastUsedAt) })}</Chip>
        )}
      </th>
      <td className="wrap-anywhere max-mini:col-start-1 max-mini:row-start-2">
        <span className="font-semibold">
          <Match text={parentName(family)} search={search} />
        </span>
        <small className={small}>
          {email === null ? t('admin.notProvided') : <Match text={email} search={search} />}
        </small>
      </td>
      <td className="tabular-nums max-laptop:text-end max-mini:col-start-2 max-mini:row-start-1">
        <span className="font-semibold">{t('admin.kids', { count: stats.activeKids })}</span>
        <small className={small}>{t('admin.starsEarned', { count: stats.totalStars })}</small>
      </td>
      <td className={listsColumn}>
        <span className="font-semibold">{t('admin.chores', { count: stats.totalChores })}</span>
        <small className={small}>{t('admin.rewards', { count: stats.totalRewards })}</small>
      </td>
      <td className={viewColumn}>
        <Button
          aria-label={t('admin.viewFamily', { family: name })}
          onClick={() => onView(family)}
          className="max-mini:min-h-11"
        >
          {t('admin.view')}
        </Button>
      </td>
    </tr>
  );
}
