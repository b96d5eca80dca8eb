import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import type { Board } from '@shared/contracts/boards';
import { undoCheck } from './checks';
import { readChecks } from './kept-checks';
import { lastUndoable } from './use-checks';

const ROW = '[data-chore]';
const ACTION = '[data-check], [data-undo]';

const elements = (root: ParentNode, selector: string): HTMLElement[] => [
  ...root.querySelectorAll<HTMLElement>(selector),
];

/** The buttons of a lane that arrows reach: one in each row. */
function stopsOf(lane: HTMLElement, current: Element | null): HTMLElement[] {
  const isAtAction = current === null || current.matches(ACTION);
  return elements(lane, 'button:not(:disabled)').filter((button) => {
    const action = button.closest(ROW)?.querySelector(ACTION);
    return !action || button.matches(ACTION) === isAtAction;
  });
}

/** The row with the chore to do now, else the first button, else the lane itself. */
function enter(lane: HTMLElement | undefined, row = 0): void {
  if (!lane) return;
  const rows = elements(lane, ROW);
  const target = rows[Math.min(row, rows.length - 1)];
  const button = target?.querySelector<HTMLElement>(ACTION) ?? target?.querySelector('button');
  (button ?? lane.querySelector<HTMLElement>('button') ?? lane).focus();
}

function moveInLane(lane: HTMLElement, current: Element, by: number): void {
  const stops = stopsOf(lane, current.closest(ROW) ? current : null);
  stops[stops.findIndex((stop) => stop === current) + by]?.focus();
}

const laneAt = (target: EventTarget | null) =>
  target instanceof Element ? target.closest<HTMLElement>('[data-lane]') : null;

/** The undone row is another element, further up. */
function keepFocus(kidId: string, choreId: string): void {
  if (document.activeElement !== document.body) return;
  const check = `[data-lane="${kidId}"] [data-chore="${choreId}"] [data-check]`;
  document.querySelector<HTMLElement>(check)?.focus();
}

/** `last` had the focus before its button disappeared. */
function onKey(event: KeyboardEvent, last: string | undefined, undo: (kidId: string) => void): void {
  const { key, target } = event;
  const main = document.querySelector('main');
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || !main || main.inert) return;
  if (!(target instanceof Element) || !(target === document.body || main.contains(target))) return;
  const lanes = elements(main, '[data-lane]');
  if (/^[1-8]$/.test(key)) return enter(lanes[Number(key) - 1]);
  const lane =
    target === document.body ? lanes.find(({ dataset }) => dataset['lane'] === last) : laneAt(target);
  if (!lane) return;
  const isMirrored = getComputedStyle(main).direction === 'rtl';
  const row = Math.max(
    0,
    elements(lane, ROW).findIndex((one) => one.contains(target)),
  );
  const toLane = (by: number) => enter(lanes[lanes.indexOf(lane) + (isMirrored ? -by : by)], row);
  const actions: Record<string, () => void> = {
    ArrowDown: () => moveInLane(lane, target, 1),
    ArrowUp: () => moveInLane(lane, target, -1),
    ArrowRight: () => toLane(1),
    ArrowLeft: () => toLane(-1),
    u: () => undo(lane.dataset['lane'] ?? ''),
    h: () => {
      const spoken = target.closest(ROW) ?? lane.querySelector(ROW);
      spoken?.querySelector<HTMLElement>(`button:not(:is(${ACTION}))`)?.click();
    },
  };
  const act = actions[key.length === 1 ? key.toLowerCase() : key];
  if (!act) return;
  event.preventDefault();
  act();
}

/** Numbers focus a lane, arrows move between rows and lanes, U undoes the lane's last check, and H reads aloud. */
export function useBoardKeys(board: Board | null): void {
  const client = useQueryClient();
  const undo = useEffectEvent((kidId: string) => {
    const lane = board?.lanes.find(({ kid }) => kid.id === kidId);
    const undoable = lane && board?.device.mode !== 'view' ? lastUndoable(lane, readChecks()) : null;
    if (!undoable) return;
    const { choreId } = undoable.chore;
    void undoCheck(client, undoable).then(() => requestAnimationFrame(() => keepFocus(kidId, choreId)));
  });
  useEffect(() => {
    const end = new AbortController();
    const { signal } = end;
    let last: string | undefined;
    const note = ({ target }: FocusEvent) => (last = laneAt(target)?.dataset['lane']);
    const listener = (event: KeyboardEvent) => onKey(event, last, (kidId) => undo(kidId));
    document.addEventListener('focusin', note, { signal });
    document.addEventListener('keydown', listener, { signal });
    return () => end.abort();
  }, []);
}
