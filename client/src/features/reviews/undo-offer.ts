import { createStore, useStore } from '@/lib/store';

/** What kinds there are, each with those that it adds up with in one bar: one of another group takes their place. */
const GROUPS = {
  approved: 'reviews',
  sentBack: 'reviews',
  given: 'stars',
  taken: 'stars',
  handedOver: 'promises',
  changed: 'changes',
} as const;
export type UndoKind = keyof typeof GROUPS;

/** What is to be undone. */
export interface ToUndo {
  /** Null for what was done to no kid, as a change of a chore. */
  kid: { id: string; name: string } | null;
  /** Of the chore or the reward, or why the stars were given. */
  name: string;
  /** How many stars it gave the kid; below zero for those it took. */
  stars: number;
}

/** Something that was done just now and can be undone. */
export interface Undoable extends ToUndo {
  kind: UndoKind;
  /** What it did: 'Leo gets 8 stars.' */
  text: string;
  undo: () => Promise<unknown>;
}

export interface UndoOffer {
  /** Another one with everything that joins. */
  id: number;
  items: readonly Undoable[];
  undoing: boolean;
}

/** One that could not be undone. */
export interface UndoFailure {
  item: Undoable;
  error: unknown;
}

const offer = createStore<UndoOffer | null>(null);
let lastId = 0;

/** Offers to undo it, in the one bar for that. */
export function offerUndo(item: Undoable): void {
  lastId += 1;
  const shown = offer.get();
  const addsUp =
    shown?.undoing === false && shown.items.some(({ kind }) => GROUPS[kind] === GROUPS[item.kind]);
  offer.set({ id: lastId, items: addsUp ? [...shown.items, item] : [item], undoing: false });
}

/** Ends the offer; what was done stays. */
export function withdrawUndo(): void {
  offer.set(null);
}

/** Undoes everything that is offered, the newest first. Returns what could not be. */
export async function undoOffered(): Promise<UndoFailure[]> {
  const shown = offer.get();
  if (!shown || shown.undoing) return [];
  const { id, items } = shown;
  offer.set({ ...shown, undoing: true });
  const failures: UndoFailure[] = [];
  // One by one: the stars that a reward gives back may be needed to undo a chore.
  for (const item of items.toReversed()) {
    try {
      await item.undo();
    } catch (error) {
      failures.push({ item, error });
    }
  }
  // Something else may be offered by now.
  if (offer.get()?.id === id) offer.set(null);
  return failures;
}

/** What is offered, if anything. */
export function useUndoOffer(): UndoOffer | null {
  return useStore(offer);
}
