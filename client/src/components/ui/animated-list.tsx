import { clsx } from 'clsx';
import { Check } from 'lucide-react';
import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { focusNextRow } from '@/lib/input/keep-focus';
import { useMoveNoted } from '@/lib/input/taps';
import styles from './animated-list.module.css';
import { CLOSE_MS, type HeldRow } from './use-held-rows';

/**
 * Rows from `useHeldRows`: a done row is grayed out, then the list closes up. The focus moves to the next
 * row's main button (`data-main`).
 */
export function AnimatedList<Item extends { id: string }>({
  rows,
  render,
  label,
  className,
}: {
  rows: readonly HeldRow<Item>[];
  render: (item: Item) => ReactNode;
  label?: string;
  className?: string | undefined;
}) {
  const list = useRef<HTMLUListElement>(null);
  const order = rows.map(({ item }) => item.id).join();
  const isClosing = rows.some(({ state }) => state === 'closing');
  useMoveNoted(list, order && `${order} ${isClosing}`, isClosing ? CLOSE_MS : 0);
  return (
    <ul
      ref={list}
      tabIndex={-1}
      aria-label={label}
      className={clsx('@container/review grid grid-cols-[minmax(0,1fr)] outline-none', className)}
    >
      {rows.map(({ item, state }) => (
        <Row key={item.id} state={state}>
          {render(item)}
        </Row>
      ))}
    </ul>
  );
}

function Row({ state, children }: { state: HeldRow<unknown>['state']; children: ReactNode }) {
  const row = useRef<HTMLLIElement>(null);
  const isDone = state !== 'here';
  useLayoutEffect(() => {
    if (isDone && row.current?.contains(document.activeElement)) focusNextRow(row.current);
  }, [isDone]);
  return (
    <li ref={row} className={styles.row} data-state={state} inert={isDone}>
      {children}
      {isDone && (
        <span className={styles.mark} aria-hidden>
          <Check size={22} />
        </span>
      )}
    </li>
  );
}
