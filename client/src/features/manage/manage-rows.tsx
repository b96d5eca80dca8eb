import { clsx } from 'clsx';
import { useRef, type ReactNode, type MouseEvent, type PointerEvent } from 'react';
import { Card } from '@/components/ui/card';
import { Skeleton } from '@/components/ui/skeleton';
import { t } from '@/lib/i18n/messages';
import { useMayManage } from '@/lib/api/user-query';
import { useNearby } from '@/lib/page/watch-intersection';
import { CELL, ManageRow, Tick, TICK_CELL, WIDE, WIDER, type Selection } from './manage-row';
import type { ManageEntry } from './presented';

const ROW_PX = 59;
const CHUNK = 20;
// Renders rows before they are visible.
const MARGIN_PX = 600;

interface RowsProps {
  feature: 'chores' | 'rewards';
  selection?: Selection | undefined;
}

const COLUMNS = {
  chores: { name: 'manage.chore', when: 'whoWhen.when', extra: 'chores.approval' },
  rewards: { name: 'manage.reward', when: 'whoWhen.limit', extra: 'rewards.size' },
} as const;

/** Far from the viewport, only the height of the rows stays. */
export function ManageRows({
  on,
  off,
  selection,
  ...props
}: RowsProps & { on: readonly ManageEntry[]; off: readonly ManageEntry[] }) {
  const columns = COLUMNS[props.feature];
  const mayManage = useMayManage();
  const chosen = mayManage ? selection : undefined;
  const ids = [...on, ...off].map(({ id }) => id);
  const holding = useLongPress((id) => chosen?.select([id], true));
  return (
    <Card
      className="group/rows @container overflow-clip px-2 pb-1 select-none"
      data-selecting={chosen && chosen.selected.size > 0 ? '' : undefined}
      {...(chosen && holding)}
    >
      <table
        className="w-full table-fixed border-separate border-spacing-0 [&>:last-child>:last-child>*]:border-b-0"
        aria-label={t(`${props.feature}.title`)}
        aria-rowcount={ids.length + 1}
      >
        <colgroup>
          {chosen && <col className="hidden w-12 group-data-selecting/rows:table-column @2xl:table-column" />}
          <col />
          <col className="hidden w-36 @2xl:table-column @5xl:w-46" />
          <col className="hidden w-40 @2xl:table-column @5xl:w-48" />
          <col className="hidden w-36 @wide-rows:table-column" />
          <col className="w-16 @2xl:w-20" />
          <col className="w-12 group-data-selecting/rows:@max-2xl:w-2 @5xl:w-36" />
        </colgroup>
        <thead className="sr-only @2xl:not-sr-only @2xl:table-header-group">
          <tr aria-rowindex={1} className="text-13 font-semibold text-ink-2 *:h-11">
            {chosen && (
              <td className={clsx(CELL, WIDE)}>
                <Tick
                  label={t('manage.selectAll')}
                  checked={
                    chosen.selected.size === 0 ? false : chosen.selected.size === ids.length || 'mixed'
                  }
                  onClick={() => chosen.select(ids, chosen.selected.size < ids.length)}
                />
              </td>
            )}
            <Head className="ps-16">{t(columns.name)}</Head>
            <Head className={WIDE}>{t('whoWhen.who')}</Head>
            <Head className={WIDE}>{t(columns.when)}</Head>
            <Head className={WIDER}>{t(columns.extra)}</Head>
            <Head className="text-end!">{t('chores.stars')}</Head>
            <Head>
              <span className="sr-only">{t('whoWhen.more')}</span>
            </Head>
          </tr>
        </thead>
        <Chunks {...props} rows={on} first={0} selection={chosen} />
        {off.length > 0 && (
          <tbody>
            <tr>
              {/* The number of columns depends on the width. */}
              {chosen && <td className={TICK_CELL} aria-hidden />}
              <th
                scope="rowgroup"
                className={clsx(CELL, 'h-11 ps-2 pt-2 text-14 font-semibold! whitespace-nowrap text-ink-2')}
              >
                {t(`${props.feature}.off`, { count: off.length })}
              </th>
              {[WIDE, WIDE, WIDER, '', ''].map((shown, column) => (
                <td key={column} className={clsx(CELL, shown)} aria-hidden />
              ))}
            </tr>
          </tbody>
        )}
        <Chunks {...props} rows={off} first={on.length} selection={chosen} />
      </table>
    </Card>
  );
}

function Head({ className, children }: { className?: string; children: ReactNode }) {
  return (
    <th scope="col" className={clsx(CELL, 'font-semibold!', className)}>
      {children}
    </th>
  );
}

function Chunks({ rows, first, ...props }: RowsProps & { rows: readonly ManageEntry[]; first: number }) {
  return Array.from({ length: Math.ceil(rows.length / CHUNK) }, (_, index) => {
    const from = index * CHUNK;
    return <Chunk key={from} {...props} rows={rows.slice(from, from + CHUNK)} first={first + from} />;
  });
}

function Chunk({ rows, first, ...props }: RowsProps & { rows: readonly ManageEntry[]; first: number }) {
  const { ref, near, height } = useNearby<HTMLTableSectionElement>(MARGIN_PX, {
    near: first < 2 * CHUNK,
    height: rows.length * ROW_PX,
  });
  return (
    <tbody ref={ref} style={near ? undefined : { height }}>
      {near &&
        rows.map((row, index) => (
          <ManageRow key={row.id} selection={props.selection} entry={row} index={first + index + 2} />
        ))}
    </tbody>
  );
}

export function RowsSkeleton({ label }: { label: string }) {
  return (
    <Card className="@container overflow-clip px-2 pb-1" aria-busy>
      <output className="sr-only">{label}</output>
      <div className="hidden h-11 @2xl:block" aria-hidden />
      {Array.from({ length: 8 }, (_, row) => (
        <div
          key={row}
          className="flex h-15.5 items-center gap-3 border-line px-2 not-first:border-t-2 @2xl:h-14.75"
          aria-hidden
        >
          <Skeleton className="size-11 rounded-sm" />
          <div className="grid flex-1 gap-2">
            <Skeleton className="h-4.5 w-2/5" />
            <Skeleton className="h-3.5 w-1/3 @2xl:hidden" />
          </div>
          <Skeleton className="h-5 w-12" />
        </div>
      ))}
    </Card>
  );
}

const HOLD_MS = 500;
/** A finger that moves farther scrolls. */
const SLACK_PX = 10;

/** `onHold` gets the id (`data-row`) of a row under a resting finger. */
function useLongPress(onHold: (id: string) => void) {
  const press = useRef<{ x: number; y: number; timer: ReturnType<typeof setTimeout>; held: boolean }>(
    undefined,
  );
  const cancel = () => clearTimeout(press.current?.timer);
  return {
    onPointerDown: ({ pointerType, isPrimary, target, clientX: x, clientY: y }: PointerEvent) => {
      cancel();
      press.current = undefined;
      const id = target instanceof Element && target.closest<HTMLElement>('[data-row]')?.dataset['row'];
      if (!id || pointerType !== 'touch' || !isPrimary) return;
      const timer = setTimeout(() => {
        if (press.current) press.current.held = true;
        // Safari can't vibrate.
        if ('vibrate' in navigator) navigator.vibrate(10);
        onHold(id);
      }, HOLD_MS);
      press.current = { x, y, timer, held: false };
    },
    onPointerMove: ({ clientX, clientY }: PointerEvent) => {
      const begun = press.current;
      if (begun && Math.hypot(clientX - begun.x, clientY - begun.y) > SLACK_PX) cancel();
    },
    onPointerUp: cancel,
    onPointerCancel: cancel,
    onClickCapture: (event: MouseEvent) => {
      if (!press.current?.held) return;
      press.current = undefined;
      event.stopPropagation();
    },
    onContextMenu: (event: MouseEvent) => {
      if (press.current) event.preventDefault();
    },
  };
}
