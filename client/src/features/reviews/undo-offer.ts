import { createStore, useStore } from '@/lib/storage/store';

/** Each group shares the undo bar, and replaces the group shown before. */
const GROUPS = {
  approved: 'reviews',
  sentBack: 'reviews',
  given: 'stars',
  taken: 'stars',
  handedOver: 'promises',
  heart: 'hearts',
  changed: 'changes',
} as const;
export type UndoKind = keyof typeof GROUPS;

export interface ToUndo {
  /** Replaces the title of its kind. Such an action is offered alone. */
  title?: string;
  kid: { id: string; name: string } | null;
  name: string;
  stars: number;
}

export interface Undoable extends ToUndo {
  kind: UndoKind;
  text: string;
  undo: () => Promise<unknown>;
  /** Allows a heart after an approval. */
  praisable?: { submissionId: string } | undefined;
}

export interface UndoOffer {
  id: number;
  items: readonly Undoable[];
  undoing: boolean;
}

interface UndoFailure {
  item: Undoable;
  error: unknown;
}

const offer = createStore<UndoOffer | null>(null);
let lastId = 0;

export function offerUndo(item: Undoable): void {
  lastId += 1;
  const shown = offer.get();
  const addsUp =
    shown?.undoing === false &&
    item.title === undefined &&
    shown.items.some(({ kind, title }) => title === undefined && GROUPS[kind] === GROUPS[item.kind]);
  offer.set({ id: lastId, items: addsUp ? [...shown.items, item] : [item], undoing: false });
}

/** Changes an offered action without restarting its time. */
export function changeOffered(item: Undoable, change: Partial<Undoable>): void {
  const shown = offer.get();
  if (shown?.items.includes(item) === true)
    offer.set({
      ...shown,
      items: shown.items.map((other) => (other === item ? { ...item, ...change } : other)),
    });
}

export function withdrawUndo(): void {
  offer.set(null);
}

/** Undoes the actions, newest first. Returns the failures. */
export async function undoOffered(): Promise<UndoFailure[]> {
  const shown = offer.get();
  if (!shown || shown.undoing) return [];
  const { id, items } = shown;
  offer.set({ ...shown, undoing: true });
  const failures: UndoFailure[] = [];
  // Undoing a chore may need the stars that a reward returns.
  for (const item of items.toReversed()) {
    try {
      await item.undo();
    } catch (error) {
      failures.push({ item, error });
    }
  }
  // Another action may be offered by now.
  if (offer.get()?.id === id) offer.set(null);
  return failures;
}

export function useUndoOffer(): UndoOffer | null {
  return useStore(offer);
}
