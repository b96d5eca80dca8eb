import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { User } from '@shared/contracts/users';
import { dropDraft, keepDraft, readDraft, type KeptDraft } from './kept-drafts';
import { queryKeys } from '@/lib/api/query-keys';

interface FormDraft<Draft> {
  draft: Draft;
  base: Draft;
  change: (change: Partial<Draft> | ((now: Draft) => Draft)) => void;
  dirty: boolean;
  restored: boolean;
  startOver: () => void;
  forget: () => void;
  /** Fields that another parent changed as well, until the user chooses. */
  conflicts: readonly string[];
  keepMine: () => void;
  takeTheirs: () => void;
}

const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

const trimmed = (value: unknown) => (typeof value === 'string' ? value.trim() : value);

interface State<Draft> extends KeptDraft<Draft> {
  conflicts: readonly string[];
}

/** Untouched fields follow the record, others may conflict. */
function rebase<Draft extends object>(
  { draft, base }: KeptDraft<Draft>,
  saved: Draft,
  known: readonly string[] = [],
): State<Draft> {
  const [before, now] = [new Map<string, unknown>(Object.entries(base)), new Map(Object.entries(saved))];
  const touched = Object.entries(draft).filter(([field, value]) => !same(value, before.get(field)));
  const conflicts = touched.filter(
    ([field, value]) =>
      // The server trims text.
      !same(trimmed(value), now.get(field)) &&
      (known.includes(field) || !same(before.get(field), now.get(field))),
  );
  return {
    draft: { ...saved, ...Object.fromEntries(touched) },
    base: saved,
    conflicts: conflicts.map(([field]) => field),
  };
}

/**
 * Untouched fields follow changes of `saved`. The draft is kept in this tab under `form` until it is saved or
 * discarded.
 */
export function useDraft<Draft extends object>(form: string, saved: Draft): FormDraft<Draft> {
  const userId = useQueryClient().getQueryData<User | null>(queryKeys.user)?.id;
  const [kept] = useState(() => (userId === undefined ? null : readDraft(userId, form, saved)));
  const [state, setState] = useState(() => rebase(kept ?? { draft: saved, base: saved }, saved));
  const [restored, setRestored] = useState(kept !== null);
  const forgotten = useRef(false);
  const dirty = !same(state.draft, state.base);

  if (!same(state.base, saved)) setState(rebase(state, saved, state.conflicts));

  useEffect(() => {
    if (userId === undefined || forgotten.current) return;
    if (dirty) keepDraft(userId, form, { draft: state.draft, base: state.base });
    else dropDraft(userId, form);
  }, [userId, form, dirty, state]);

  return {
    ...state,
    dirty,
    restored: restored && dirty,
    change: (change) =>
      setState(({ draft, ...rest }) => ({
        ...rest,
        draft: typeof change === 'function' ? change(draft) : { ...draft, ...change },
      })),
    startOver: () => {
      setState({ draft: saved, base: saved, conflicts: [] });
      setRestored(false);
    },
    keepMine: () => setState((now) => ({ ...now, conflicts: [] })),
    takeTheirs: () =>
      setState(({ draft, base, conflicts }) => ({
        draft: {
          ...draft,
          ...Object.fromEntries(Object.entries(base).filter(([field]) => conflicts.includes(field))),
        },
        base,
        conflicts: [],
      })),
    forget: () => {
      forgotten.current = true;
      if (userId !== undefined) dropDraft(userId, form);
    },
  };
}
