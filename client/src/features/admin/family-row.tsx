import { clsx } from 'clsx';
import { Lock } from 'lucide-react';
import { DAY_MS, UNUSED_DAYS } from '@shared/constants';
import type { AdminFamily } from '@shared/contracts/admin';
import { Button } from '@/components/ui/button';
import { Chip } from '@/components/ui/chip';
import { RichText } from '@/components/ui/rich-text';
import { formatDate } from '@/lib/format';
import { t } from '@/lib/messages';
import { adminRow } from './admin-table';
import { familyTitle, parentName } from './family-texts';
import { Match } from './match';

export const familyColumns = clsx(
  adminRow,
  'grid-cols-[minmax(0,1.2fr)_minmax(0,1.5fr)_minmax(0,1fr)_minmax(0,1fr)_auto]',
  'max-laptop:grid-cols-[minmax(0,1fr)_minmax(0,1.2fr)_auto_auto] max-laptop:gap-y-2.5',
  'max-mini:grid-cols-[minmax(0,1fr)_auto] max-mini:gap-x-3 max-mini:gap-y-2',
);
export const familyRow = `${familyColumns} min-h-17.5 border-t py-3.25 leading-[1.4] hover:bg-canvas max-mini:p-4`;
export const listsColumn = 'tabular-nums max-laptop:hidden';
export const viewColumn = 'min-w-16.5 max-mini:col-start-2 max-mini:row-start-2 max-mini:text-end';

const small = 'block text-14 wrap-anywhere text-ink-2';

const isUnused = (lastUsedAt: string) => Date.now() - Date.parse(lastUsedAt) > UNUSED_DAYS * DAY_MS;

export function FamilyRow({
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
