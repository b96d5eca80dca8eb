import { useEffect, useState } from 'react';
import { DOUBLE_TAP_MS } from '@/lib/input/taps';

export const CLOSE_MS = 180;

export interface HeldRow<Item> {
  item: Item;
  /** A `done` row keeps its place for a while. */
  state: 'here' | 'done' | 'closing' | 'closed';
}

type Rows<Item> = readonly HeldRow<Item>[];

/**
 * Nothing moves under a finger: leaving rows keep their place until 600 ms after the last one left. A row
 * that no longer leaves is restored, for example after a failed review.
 */
export function useHeldRows<Item extends { id: string }>(
  items: readonly Item[],
  isLeaving: (item: Item) => boolean,
): Rows<Item> {
  const [before, setRows] = useState<Rows<Item>>([]);
  const rows = holdRows(before, items, isLeaving);
  if (keyOf(rows) !== keyOf(before)) setRows(rows);
  useAdvance(rows, 'done', 'closing', DOUBLE_TAP_MS, setRows);
  useAdvance(rows, 'closing', 'closed', CLOSE_MS, setRows);
  return rows;
}

const keyOf = (rows: Rows<{ id: string }>, state?: string) =>
  rows
    .filter((row) => state === undefined || row.state === state)
    .map((row) => `${row.item.id} ${row.state}`)
    .join();

/** Moves rows to the next state after `ms` in which no other row arrived. */
function useAdvance<Item extends { id: string }>(
  rows: Rows<Item>,
  from: HeldRow<Item>['state'],
  to: HeldRow<Item>['state'],
  ms: number,
  setRows: (update: (rows: Rows<Item>) => Rows<Item>) => void,
): void {
  const key = keyOf(rows, from);
  useEffect(() => {
    if (key === '') return undefined;
    const advance = () =>
      setRows((now) => now.map((row) => (row.state === from ? { ...row, state: to } : row)));
    const timer = setTimeout(advance, ms);
    return () => clearTimeout(timer);
  }, [key, from, to, ms, setRows]);
}

function holdRows<Item extends { id: string }>(
  before: Rows<Item>,
  items: readonly Item[],
  isLeaving: (item: Item) => boolean,
): Rows<Item> {
  const states = new Map(before.map(({ item, state }) => [item.id, state]));
  const leaving = (state: HeldRow<Item>['state'] = 'here') => (state === 'here' ? 'done' : state);
  const rows = items.map<HeldRow<Item>>((item) => ({
    item,
    state: isLeaving(item) ? leaving(states.get(item.id)) : 'here',
  }));
  const ids = new Set(items.map(({ id }) => id));
  let next = 0;
  for (const { item, state } of before) {
    if (ids.has(item.id)) next = rows.findIndex((row) => row.item.id === item.id) + 1;
    else if (state !== 'closed') {
      rows.splice(next, 0, { item, state: leaving(state) });
      next += 1;
    }
  }
  return rows;
}
