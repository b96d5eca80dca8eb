import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { User } from '@shared/contracts/users';
import { dropDraft, keepDraft, readDraft, type KeptDraft } from './kept-drafts';
import { queryKeys } from './query-keys';

export interface FormDraft<Draft> {
  draft: Draft;
  /** The record as the server has it: what the draft is measured by. */
  base: Draft;
  change: (change: Partial<Draft> | ((now: Draft) => Draft)) => void;
  /** Something differs from the record. */
  dirty: boolean;
  /** It was typed before, and the form was lost since: a session ended, the page was left. */
  restored: boolean;
  startOver: () => void;
  /** It is saved or given up: nothing of it is kept. */
  forget: () => void;
  /** Fields that were changed here and, to something else, by somebody else meanwhile; until it is said which holds. */
  conflicts: readonly string[];
  keepMine: () => void;
  takeTheirs: () => void;
}

const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

const trimmed = (value: unknown) => (typeof value === 'string' ? value.trim() : value);

interface State<Draft> extends KeptDraft<Draft> {
  conflicts: readonly string[];
}

/** `draft` upon a newer record: the fields that were not touched are those of `saved`, the others may now be in conflict. */
function rebase<Draft extends object>(
  { draft, base }: KeptDraft<Draft>,
  saved: Draft,
  known: readonly string[] = [],
): State<Draft> {
  const [before, now] = [new Map<string, unknown>(Object.entries(base)), new Map(Object.entries(saved))];
  const touched = Object.entries(draft).filter(([field, value]) => !same(value, before.get(field)));
  const conflicts = touched.filter(
    ([field, value]) =>
      // The own change comes back as the server reads it.
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
 * What a form holds. `saved` is the record as it is now: when somebody else changes it, the untouched fields follow. The
 * draft outlives the form in this tab, under the name `form` and for the person who is signed in, until it is saved or
 * given up.
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
