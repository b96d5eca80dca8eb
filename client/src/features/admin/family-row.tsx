import type { AdminFamily } from '@shared/contracts/admin';
import { Button } from '@/components/ui/button';
import { RichText } from '@/components/ui/rich-text';
import { Stars } from '@/components/ui/stars';
import { t } from '@/lib/messages';
import { adminRow } from './admin-table';
import { familyTitle, kidsForRow, parentName } from './family-texts';
import { Match } from './match';

const KIDS_SHOWN = 12;

/** The columns, of the head too. */
export const familyColumns = `${adminRow} grid-cols-[minmax(0,1.2fr)_minmax(0,1.5fr)_minmax(0,2.3fr)_minmax(0,132px)_auto] max-lg:grid-cols-[minmax(0,1fr)_minmax(0,1.2fr)_auto_auto] max-lg:gap-y-2.5 max-sm:grid-cols-[minmax(0,1fr)_auto] max-sm:gap-x-3 max-sm:gap-y-2`;
export const familyRow = `${familyColumns} min-h-17.5 border-t py-3.25 leading-[1.4] hover:bg-canvas max-sm:p-4`;
/** The columns' places where rows break up. */
export const kidsColumn =
  'flex flex-wrap gap-1.5 empty:max-lg:hidden max-lg:col-span-full max-lg:row-start-2 max-sm:row-start-3';
/** As wide as the button, in English, so that head and rows share their columns. */
export const viewColumn = 'min-w-16.5 max-sm:col-start-2 max-sm:row-start-2 max-sm:text-end';

const small = 'block text-14 wrap-anywhere text-ink-2';
const badge =
  'inline-flex min-h-7.5 max-w-[min(100%,220px)] items-center gap-1.75 rounded-full bg-sunken px-3 py-0.75 text-14 leading-[1.3] font-semibold';

/** One family of the list. `index` is its row in the whole list, the head being the first. */
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
  const { stats, kids, email } = family;
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
      </th>
      <td className="wrap-anywhere max-sm:col-start-1 max-sm:row-start-2">
        <span className="font-semibold">
          <Match text={parentName(family)} search={search} />
        </span>
        <small className={small}>
          {email === null ? t('admin.notProvided') : <Match text={email} search={search} />}
        </small>
      </td>
      <td className={kidsColumn}>
        {kidsForRow(kids, search, KIDS_SHOWN).map((kid) => (
          <span key={kid.id} className={badge}>
            <span className="truncate">
              <Match text={kid.name} search={search} />
            </span>
            <Stars count={kid.totalStars} className="font-body font-medium text-ink-2" />
          </span>
        ))}
        {kids.length > KIDS_SHOWN && (
          <span className={badge}>{t('admin.moreKids', { count: kids.length - KIDS_SHOWN })}</span>
        )}
      </td>
      <td className="tabular-nums max-lg:text-end max-sm:col-start-2 max-sm:row-start-1">
        <span className="font-semibold">{t('admin.kids', { count: stats.activeKids })}</span>
        <small className={small}>{t('admin.starsEarned', { count: stats.totalStars })}</small>
      </td>
      <td className={viewColumn}>
        <Button
          aria-label={t('admin.viewFamily', { family: name })}
          onClick={() => onView(family)}
          className="max-sm:min-h-11"
        >
          {t('admin.view')}
        </Button>
      </td>
    </tr>
  );
}
