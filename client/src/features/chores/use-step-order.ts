import { useEffect, useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react';
import { t } from '@/lib/i18n/messages';
import { useLift } from '@/lib/input/use-lift';
import type { StepDraft } from './steps';

const GAP_PX = 6;
/** A step dragged near the edge scrolls the page. */
const EDGE_PX = 80;
const SCROLL_PX = 8;

interface Drag {
  id: string;
  by: number;
  to: number;
  room: number;
}

const middle = (row: HTMLElement) => row.offsetTop + row.offsetHeight / 2;

export function useStepOrder(steps: readonly StepDraft[], onChange: (steps: StepDraft[]) => void) {
  const list = useRef<HTMLOListElement>(null);
  const [drag, setDrag] = useState<Drag | null>(null);
  const [carried, setCarried] = useState<{ id: string; before: StepDraft[] } | null>(null);
  const [said, setSaid] = useState('');
  const focused = useRef<Element | null>(null);
  const pointerY = useRef(0);

  const placeOf = (id: string) => steps.findIndex((step) => step.id === id);
  const say = (step: StepDraft, index: number) =>
    setSaid(t('steps.moved', { step: step.name, n: index + 1, total: steps.length }));

  const move = (id: string, to: number) => {
    const step = steps[placeOf(id)];
    if (!step || to < 0 || to >= steps.length) return;
    if (to !== placeOf(id)) {
      focused.current = document.activeElement;
      const others = steps.filter((other) => other.id !== id);
      onChange([...others.slice(0, to), step, ...others.slice(to)]);
    }
    say(step, to);
  };
  // Moving within the list loses the focus.
  useLayoutEffect(() => {
    if (focused.current instanceof HTMLElement && focused.current !== document.activeElement)
      focused.current.focus();
    focused.current = null;
  });

  const follow = (id: string, y: number) => {
    const rows = Array.from(list.current?.children ?? []).filter((row) => row instanceof HTMLElement);
    const from = placeOf(id);
    const row = rows[from];
    if (!list.current || !row) return;
    pointerY.current = y;
    const at = y - list.current.getBoundingClientRect().top;
    const furthest = list.current.offsetHeight - row.offsetHeight / 2;
    const center = Math.min(Math.max(at, row.offsetHeight / 2), furthest);
    const to = rows.filter((other) => other !== row && middle(other) < center).length;
    setDrag({ id, by: center - middle(row), to, room: row.offsetHeight + GAP_PX });
  };
  const { lifted, bind } = useLift<string>({
    onMove: ({ id, y }) => follow(id, y),
    onDrop: ({ id }) => {
      if (drag) move(id, drag.to);
      setDrag(null);
    },
  });
  const dragged = lifted ? drag : null;

  const draggedId = dragged?.id;
  useEffect(() => {
    if (draggedId === undefined) return undefined;
    let frame = 0;
    const scroll = () => {
      const y = pointerY.current;
      const by = y < EDGE_PX ? -SCROLL_PX : y > window.innerHeight - EDGE_PX ? SCROLL_PX : 0;
      if (by !== 0) list.current?.closest('[role="dialog"]')?.parentElement?.scrollBy(0, by);
      frame = requestAnimationFrame(scroll);
    };
    frame = requestAnimationFrame(scroll);
    return () => cancelAnimationFrame(frame);
  }, [draggedId]);

  // Handled before the dialog, which Escape would close.
  useEffect(() => {
    if (!carried) return undefined;
    const cancel = (event: globalThis.KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      event.stopPropagation();
      focused.current = document.activeElement;
      onChange(carried.before);
      setCarried(null);
      const index = carried.before.findIndex(({ id }) => id === carried.id);
      const step = carried.before[index];
      if (step) setSaid(t('steps.moved', { step: step.name, n: index + 1, total: carried.before.length }));
    };
    window.addEventListener('keydown', cancel, true);
    return () => window.removeEventListener('keydown', cancel, true);
  }, [carried, onChange]);

  const handle = (step: StepDraft) => ({
    ...bind(step.id),
    onKeyDown: (event: KeyboardEvent) => {
      const isCarried = carried?.id === step.id;
      const by = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : 0;
      if (event.key !== ' ' && !(isCarried && by !== 0)) return;
      event.preventDefault();
      if (by !== 0) return move(step.id, placeOf(step.id) + by);
      if (event.repeat) return undefined;
      setCarried(isCarried ? null : { id: step.id, before: [...steps] });
      if (isCarried) say(step, placeOf(step.id));
      else setSaid(t('steps.lifted', { step: step.name }));
      return undefined;
    },
    // Firefox clicks when the key comes up.
    onKeyUp: (event: KeyboardEvent) => event.key === ' ' && event.preventDefault(),
    onBlur: () => {
      if (focused.current === null) setCarried(null);
    },
  });

  /** Returns how far a step moves for the dragged step, or with the pointer. */
  const shiftOf = (index: number): number => {
    if (!dragged) return 0;
    const from = placeOf(dragged.id);
    if (index === from) return dragged.by;
    if (index > from && index <= dragged.to) return -dragged.room;
    return index < from && index >= dragged.to ? dragged.room : 0;
  };

  return { list, move, handle, shiftOf, draggedId, carriedId: carried?.id, said };
}
