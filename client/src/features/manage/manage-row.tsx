import { clsx } from 'clsx';
import { Check, Minus, Pencil, SquareCheck, Trash2 } from 'lucide-react';
import { Checkbox } from 'radix-ui';
import { ActionsMenu } from '@/components/ui/actions-menu';
import { Avatar } from '@/components/ui/avatar';
import { Button } from '@/components/ui/button';
import { Chip } from '@/components/ui/chip';
import { Stars } from '@/components/ui/stars';
import { Tooltip } from '@/components/ui/tooltip';
import { t } from '@/lib/i18n/messages';
import { useMayManage } from '@/lib/api/user-query';
import { DimmedPicture } from './dimmed-picture';
import type { ManageEntry } from './presented';

const MOST_FACES = 3;

export interface Selection {
  selected: ReadonlySet<string>;
  select: (ids: readonly string[], isSelected: boolean) => void;
}

export const CELL = 'border-b-2 border-line p-0 text-start font-normal';
export const TICK_CELL = clsx(CELL, 'hidden group-data-selecting/rows:table-cell @2xl:table-cell');
export const WIDE = 'hidden @2xl:table-cell';
export const WIDER = 'hidden @wide-rows:table-cell';

/** Opens the form, except with a tap while rows are selected on a phone. */
export function ManageRow({
  entry,
  index,
  selection,
}: {
  entry: ManageEntry;
  index: number;
  selection?: Selection | undefined;
}) {
  const { id, name, stars, present, onEdit, onDelete, more } = entry;
  const { picture, mark, off, description, kids, who, whoInFull, when, extra, words } = present();
  const mayManage = useMayManage();
  const isSelected = selection?.selected.has(id) ?? false;
  const toggle = () => selection?.select([id], !isSelected);
  const dim = off !== null && 'text-ink-3';
  return (
    <tr
      data-row={id}
      aria-rowindex={index}
      data-selected={isSelected || undefined}
      className={clsx(
        'group/row relative *:h-15.5 *:transition-colors @2xl:*:h-14.75',
        isSelected ? '*:bg-lagoon-soft' : 'focus-within:*:bg-sunken hover:*:bg-sunken',
      )}
      onKeyDown={(event) => {
        // J or K has focused the row.
        if (event.key === 'Enter' && event.target === event.currentTarget && mayManage) onEdit();
      }}
    >
      {selection && (
        <td className={TICK_CELL}>
          <Tick label={t('manage.selectOf', { name })} checked={isSelected} shortcut onClick={toggle} />
        </td>
      )}
      <th scope="row" aria-label={name} className={clsx(CELL, 'py-1.5 ps-2 pe-1 @2xl:py-0 @2xl:pe-3')}>
        <span className="flex items-center gap-3">
          <DimmedPicture mark={mark} small>
            {picture}
          </DimmedPicture>
          <span className="grid min-w-0 gap-0.5">
            <span className="flex min-w-0 flex-wrap items-center gap-x-2 gap-y-1">
              {mayManage ? (
                <button
                  type="button"
                  data-main
                  className={clsx(nameLook, 'text-start after:absolute after:inset-0', dim)}
                  aria-label={t('manage.editOf', { name })}
                  title={name}
                  onClick={({ nativeEvent }) => {
                    const isTap = nativeEvent instanceof PointerEvent && nativeEvent.pointerType === 'touch';
                    if (isTap && selection && selection.selected.size > 0) toggle();
                    else onEdit();
                  }}
                >
                  <bdi className="line-clamp-4 @2xl:line-clamp-2">{name}</bdi>
                </button>
              ) : (
                <span className={clsx(nameLook, dim)} title={name}>
                  <bdi className="line-clamp-4 @2xl:line-clamp-2">{name}</bdi>
                </span>
              )}
              {off !== null && <Chip className="flex-none">{off}</Chip>}
            </span>
            <span className="line-clamp-4 text-14 leading-tight text-ink-2 @2xl:hidden">{words}</span>
            {description && (
              <bdi className="hidden truncate text-14 leading-tight text-ink-2 @2xl:block">{description}</bdi>
            )}
          </span>
        </span>
      </th>
      <td className={clsx(CELL, WIDE, 'pe-3 text-14 @5xl:text-15')}>
        <span className="sr-only">{whoInFull}</span>
        <span className="flex items-center gap-2" title={whoInFull} aria-hidden>
          <span className={clsx('flex-none -space-x-2 @5xl:flex', kids.length > 1 ? 'hidden' : 'flex')}>
            {kids.slice(0, MOST_FACES).map((kid) => (
              <Avatar key={kid.id} kid={kid} size={26} className="ring-2 ring-surface" />
            ))}
          </span>
          <span className="line-clamp-2 min-w-0 leading-tight text-ink-2">{who}</span>
        </span>
      </td>
      <td className={clsx(CELL, WIDE, 'pe-3 text-14 leading-tight text-ink-2 @5xl:text-15')}>
        <span className="line-clamp-2">{when}</span>
      </td>
      <td className={clsx(CELL, WIDER, 'pe-3 text-14 leading-tight text-ink-2 @5xl:text-15')}>
        <span className="flex items-center gap-2 [&_svg]:size-4.5 [&_svg]:flex-none">{extra}</span>
      </td>
      <td className={CELL}>
        <Stars count={stars} className={clsx('flex! justify-end text-16', dim)} />
      </td>
      <td className={CELL}>
        {mayManage && (
          <span className="flex justify-end *:relative">
            <span className="hidden items-center opacity-0 group-focus-within/row:opacity-100 group-hover/row:opacity-100 pointer-fine:@5xl:flex">
              <Pencil size={20} className="pointer-events-none mx-3 text-ink-2" aria-hidden />
              <Tooltip text={t('manage.delete')}>
                <Button
                  variant="text"
                  iconOnly
                  className="text-ink-2! [&_svg]:size-5"
                  aria-label={t('manage.deleteOf', { name })}
                  onClick={onDelete}
                >
                  <Trash2 />
                </Button>
              </Tooltip>
            </span>
            <span className="group-data-selecting/rows:@max-2xl:hidden">
              <ActionsMenu
                label={t('manage.actionsOf', { name })}
                actions={[
                  { label: t('manage.edit'), Icon: Pencil, onPress: onEdit },
                  ...more,
                  ...(selection
                    ? [
                        {
                          label: t('manage.select'),
                          Icon: SquareCheck,
                          onPress: toggle,
                          className: '@2xl:hidden',
                        },
                      ]
                    : []),
                  { label: t('manage.delete'), Icon: Trash2, onPress: onDelete, danger: true },
                ]}
              />
            </span>
          </span>
        )}
      </td>
    </tr>
  );
}

const nameLook = 'min-w-0 font-display text-16 leading-[1.1] font-semibold wrap-anywhere @2xl:leading-tight';

/** A checkbox that is no field, so that the page's keyboard shortcuts work while it is focused. */
export function Tick({
  label,
  checked,
  shortcut,
  onClick,
}: {
  label: string;
  checked: boolean | 'mixed';
  shortcut?: boolean;
  onClick: () => void;
}) {
  return (
    <Checkbox.Root
      checked={checked === 'mixed' ? 'indeterminate' : checked}
      aria-label={label}
      data-shortcut={shortcut && 'select'}
      className="relative z-1 grid size-11 place-items-center rounded-sm"
      onCheckedChange={onClick}
    >
      <span
        className={clsx(
          'grid size-5.5 place-items-center rounded-xs border-2',
          checked ? 'border-lagoon bg-lagoon text-on-lagoon' : 'border-control bg-surface',
        )}
      >
        {checked === true && <Check size={15} className="stroke-[3.6]" />}
        {checked === 'mixed' && <Minus size={15} className="stroke-[3.6]" />}
      </span>
    </Checkbox.Root>
  );
}
