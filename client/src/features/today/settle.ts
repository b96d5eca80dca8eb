import type { TodaySection } from '@shared/rules/today';

export interface Placed {
  key: string;
  section: TodaySection;
  rank: number;
}

/** `stays` if it now belongs to another section. */
export interface Slot {
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
