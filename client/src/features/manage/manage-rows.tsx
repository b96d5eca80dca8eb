import { clsx } from 'clsx';
import { Copy, Pencil, Trash2 } from 'lucide-react';
import { ActionsMenu } from '@/components/ui/actions-menu';
import { Card } from '@/components/ui/card';
import { ForManagers } from '@/components/ui/for-managers';
import { Stars } from '@/components/ui/stars';
import { t } from '@/lib/messages';
import { useNearby } from '@/lib/use-nearby';
import { useMayManage } from '@/lib/use-may-manage';
import { DimmedPicture } from './dimmed-picture';
import type { ManageEntry } from './presented';

const ROW_PX = 60;
const CHUNK = 20;
// Rows render before they are visible.
const MARGIN_PX = 600;

/** A long list of chores or rewards. Far from the viewport, only the height of the rows stays. */
export function ManageRows({ label, rows }: { label: string; rows: readonly ManageEntry[] }) {
  const chunks = Array.from({ length: Math.ceil(rows.length / CHUNK) }, (_, index) =>
    rows.slice(index * CHUNK, (index + 1) * CHUNK),
  );
  return (
    <Card className="overflow-clip">
      <table className="w-full table-fixed border-collapse" aria-label={label} aria-rowcount={rows.length}>
        <colgroup>
          <col />
          <col className="hidden w-80 lg:table-column" />
          <col className="w-18 sm:w-24" />
          <col className="w-14" />
        </colgroup>
        {chunks.map((chunk, index) => (
          <Chunk key={chunk[0]?.id} rows={chunk} first={index * CHUNK} />
        ))}
      </table>
    </Card>
  );
}

function Chunk({ rows, first }: { rows: readonly ManageEntry[]; first: number }) {
  const { ref, near, height } = useNearby<HTMLTableSectionElement>(MARGIN_PX, {
    near: first < 2 * CHUNK,
    height: rows.length * ROW_PX,
  });
  return (
    <tbody ref={ref} style={near ? undefined : { height }}>
      {near && rows.map((row, index) => <Row key={row.id} entry={row} index={first + index} />)}
    </tbody>
  );
}

const nameLook =
  'font-display text-15 leading-[1.15] font-semibold wrap-anywhere sm:text-17 sm:leading-tight';
const nameLines = 'line-clamp-2 sm:line-clamp-1';

function Row({ entry: { name, stars, present, manage }, index }: { entry: ManageEntry; index: number }) {
  const { renderPicture, mark, off, words, chips } = present();
  const mayManage = useMayManage();
  return (
    <tr
      data-row
      aria-rowindex={index + 1}
      className="relative h-15 border-b-2 border-line last:border-b-0 hover:bg-sunken"
    >
      <th scope="row" aria-label={name} className="py-0 ps-3 pe-2 text-start font-normal sm:ps-4">
        <span className="flex items-center gap-3">
          <DimmedPicture mark={mark} small>
            {renderPicture(44)}
          </DimmedPicture>
          <span className="grid min-w-0 gap-0.5">
            {mayManage ? (
              <button
                type="button"
                className={clsx(
                  nameLook,
                  'text-start after:absolute after:inset-0',
                  off !== null && 'text-ink-3',
                )}
                aria-label={t('manage.editOf', { name })}
                title={name}
                onClick={manage.onEdit}
              >
                <bdi className={nameLines}>{name}</bdi>
              </button>
            ) : (
              <span className={nameLook} title={name}>
                <bdi className={nameLines}>{name}</bdi>
              </span>
            )}
            <span className="truncate text-14 leading-tight text-ink-2" title={words}>
              {off !== null && <b className="lg:hidden">{t('manage.offAnd', { off })}</b>}
              {words}
            </span>
          </span>
        </span>
      </th>
      <td className="hidden p-0 lg:table-cell">
        <span className="flex justify-end gap-1.5 overflow-hidden ps-2">{chips}</span>
      </td>
      <td className="p-0">
        <Stars count={stars} className={clsx('flex! justify-end text-17', off !== null && 'text-ink-3')} />
      </td>
      <td className="relative p-0 pe-1.5 text-end">
        <ForManagers>
          <ActionsMenu
            label={t('manage.actionsOf', { name })}
            actions={[
              { label: t('manage.edit'), Icon: Pencil, onPress: manage.onEdit },
              { label: t('manage.duplicate'), Icon: Copy, onPress: manage.onDuplicate },
              ...manage.more,
              { label: t('manage.delete'), Icon: Trash2, onPress: manage.onDelete, danger: true },
            ]}
          />
        </ForManagers>
      </td>
    </tr>
  );
}
