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
}

const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** `draft` upon a newer record: the fields that were not touched are those of `saved`. */
function rebase<Draft extends object>({ draft, base }: KeptDraft<Draft>, saved: Draft): KeptDraft<Draft> {
  const touched = Object.entries(draft).filter(
    ([field, value]) => !same(value, Object.entries(base).find(([name]) => name === field)?.[1]),
  );
  return { draft: { ...saved, ...Object.fromEntries(touched) }, base: saved };
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

  if (!same(state.base, saved)) setState(rebase(state, saved));

  useEffect(() => {
    if (userId === undefined || forgotten.current) return;
    if (dirty) keepDraft(userId, form, state);
    else dropDraft(userId, form);
  }, [userId, form, dirty, state]);

  return {
    ...state,
    dirty,
    restored: restored && dirty,
    change: (change) =>
      setState(({ draft, base }) => ({
        base,
        draft: typeof change === 'function' ? change(draft) : { ...draft, ...change },
      })),
    startOver: () => {
      setState({ draft: saved, base: saved });
      setRestored(false);
    },
    forget: () => {
      forgotten.current = true;
      if (userId !== undefined) dropDraft(userId, form);
    },
  };
}
