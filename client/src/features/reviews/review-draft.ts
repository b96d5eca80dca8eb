import { createContext, use, useState, type Dispatch, type SetStateAction } from 'react';

/** An open review, with the note and the steps to repeat that were entered. */
interface ReviewDraft {
  id: string;
  noting: 'approve' | 'reject';
  note: string;
  redo: readonly string[];
}

type DraftState = readonly [ReviewDraft | null, Dispatch<SetStateAction<ReviewDraft | null>>];

export const useDraftState = (): DraftState => useState<ReviewDraft | null>(null);

/** Set by a page whose list becomes cards when it gets narrow. Elsewhere, each review has its own draft. */
export const SharedDraft = createContext<DraftState | null>(null);

export function useReviewDraft(id: string) {
  const own = useDraftState();
  const [open, setOpen] = use(SharedDraft) ?? own;
  const draft = open?.id === id ? open : null;
  return {
    noting: draft?.noting ?? null,
    setNoting: (noting: ReviewDraft['noting'] | null) =>
      setOpen((now) => (noting ? { id, noting, note: '', redo: [] } : now?.id === id ? null : now)),
    note: draft?.note ?? '',
    redo: draft?.redo ?? [],
    write: (changes: Partial<Pick<ReviewDraft, 'note' | 'redo'>>) =>
      setOpen((now) => (now?.id === id ? { ...now, ...changes } : now)),
  };
}
