import { clsx } from 'clsx';
import { useLayoutEffect, useRef, type ReactNode } from 'react';
import styles from './animated-list.module.css';

/** Milliseconds of the slide; a review lasts at least as long, so that it is seen. */
export const LEAVE_MS = 180;

/**
 * Rows that slide away once they are dealt with. `isLeaving` hides a row without unmounting it, so that one whose
 * review failed comes back as it was left. The focus goes on to the next row's main button (`data-main`).
 */
export function AnimatedList<Item extends { id: string }>({
  items,
  isLeaving,
  render,
  label,
  className,
}: {
  items: readonly Item[];
  isLeaving: (item: Item) => boolean;
  render: (item: Item) => ReactNode;
  label?: string;
  className?: string | undefined;
}) {
  return (
    <ul
      tabIndex={-1}
      aria-label={label}
      className={clsx('@container/review grid grid-cols-[minmax(0,1fr)] outline-none', className)}
    >
      {items.map((item) => (
        <LeavingRow key={item.id} leaving={isLeaving(item)}>
          {render(item)}
        </LeavingRow>
      ))}
    </ul>
  );
}

function LeavingRow({ leaving, children }: { leaving: boolean; children: ReactNode }) {
  const row = useRef<HTMLLIElement>(null);
  useLayoutEffect(() => {
    if (leaving && row.current?.contains(document.activeElement)) focusBeside(row.current);
  }, [leaving]);
  return (
    <li ref={row} className={styles.row} data-leaving={leaving || undefined} inert={leaving}>
      {children}
    </li>
  );
}

/** The row after this one, else the one before, else the list itself. */
function focusBeside(row: HTMLElement): void {
  const rows = [...(row.parentElement?.children ?? [])];
  const at = rows.indexOf(row);
  const stays = (other: Element) => other !== row && !other.matches('[data-leaving]');
  const next = rows.slice(at).find(stays) ?? rows.slice(0, at).findLast(stays);
  const key =
    next?.querySelector<HTMLElement>('[data-main]:not(:disabled)') ??
    next?.querySelector<HTMLElement>('button:not(:disabled)');
  (key ?? row.parentElement)?.focus();
}
