import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { TodaySection } from '@shared/rules/today';
import { createStore, useStore } from '@/lib/storage/store';

export interface Placed {
  key: string;
  section: TodaySection;
  rank: number;
}

/** `stays` if it now belongs to another section. */
interface Slot {
  section: TodaySection;
  rank: number;
  stays: boolean;
}

export type Slots = ReadonlyMap<string, Slot>;

/**
 * An item that moved to another section stays until it is released, so that nothing jumps under a finger.
 * Returns `before` if nothing changed.
 */
export function settle(before: Slots, items: readonly Placed[]): Slots {
  const after = new Map(items.map((item) => [item.key, slotOf(item, before.get(item.key))]));
  const isSame = after.size === before.size && [...after].every(([key, slot]) => before.get(key) === slot);
  return isSame ? before : after;
}

function slotOf({ section, rank }: Placed, slot: Slot | undefined): Slot {
  if (!slot) return { section, rank, stays: false };
  if (slot.section !== section) return slot.stays ? slot : { ...slot, stays: true };
  return slot.rank === rank && !slot.stays ? slot : { section, rank, stays: false };
}

export function release(slots: Slots, key: string): Slots {
  if (!slots.get(key)?.stays) return slots;
  return new Map([...slots].filter(([other]) => other !== key));
}

/** In ms. */
const STAYS_MS = 4000;

const NONE: Slots = new Map();

const askedItems = createStore<readonly string[]>([]);

/** The item stays while it asks a question, which a move would close. */
export function useStaysWhile(isAsking: boolean, key: string): void {
  useEffect(() => {
    if (!isAsking) return undefined;
    askedItems.set([...askedItems.get(), key]);
    return () => askedItems.set(askedItems.get().filter((other) => other !== key));
  }, [isAsking, key]);
}

/** The focused item keeps the focus when it moves, for which its element needs `data-item`. */
export function useSettled(items: readonly Placed[]): Slots {
  const [slots, setSlots] = useState(NONE);
  const next = settle(slots, items);
  if (next !== slots) setSlots(next);

  const asked = useStore(askedItems);
  const timers = useRef(new Map<string, number>());
  useEffect(() => {
    for (const [key, { stays }] of next) {
      const isWaiting = stays && !asked.includes(key);
      if (!isWaiting) {
        // If the item moves again, or its question closes, it stays for the full time.
        window.clearTimeout(timers.current.get(key));
        timers.current.delete(key);
      }
      if (!isWaiting || timers.current.has(key)) continue;
      const timer = window.setTimeout(() => {
        timers.current.delete(key);
        setSlots((now) => release(now, key));
      }, STAYS_MS);
      timers.current.set(key, timer);
    }
  }, [next, asked]);
  useEffect(() => {
    const all = timers.current;
    return () => {
      for (const timer of all.values()) window.clearTimeout(timer);
      all.clear();
    };
  }, []);

  useKeptFocus();
  return next;
}

/** React recreates the element of an item that moved to another list. */
function useKeptFocus(): void {
  const focused = useRef<string | null>(null);
  useEffect(() => {
    const note = ({ target }: FocusEvent) => {
      const item = target instanceof Element ? target.closest<HTMLElement>('[data-item]') : null;
      focused.current = item?.dataset['item'] ?? null;
    };
    // If the element is still on the page, the user left it.
    const forget = ({ target }: FocusEvent) => {
      queueMicrotask(() => {
        if (target instanceof Element && target.isConnected && document.activeElement === document.body) {
          focused.current = null;
        }
      });
    };
    document.addEventListener('focusin', note);
    document.addEventListener('focusout', forget);
    return () => {
      document.removeEventListener('focusin', note);
      document.removeEventListener('focusout', forget);
    };
  }, []);
  useLayoutEffect(() => {
    if (focused.current === null || document.activeElement !== document.body) return;
    const item = document.querySelector<HTMLElement>(`[data-item="${CSS.escape(focused.current)}"]`);
    item?.focus({ preventScroll: true });
  });
}
