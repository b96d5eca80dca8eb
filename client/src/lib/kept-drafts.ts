/** What was typed into a form and not saved yet, kept in this tab for the person who typed it. */
export interface KeptDraft<Draft> {
  draft: Draft;
  /** The record it began from: what differs was typed. */
  base: Draft;
}

const PREFIX = 'starnest:draft:';
const keyOf = (userId: string, form: string) => `${PREFIX}${userId}:${form}`;

/** A browser may refuse to store anything; then a form is as it was without. */
function withStorage<Result>(work: (storage: Storage) => Result): Result | null {
  try {
    return work(window.sessionStorage);
  } catch {
    return null;
  }
}

function draftKeys(storage: Storage): string[] {
  return Object.keys(storage).filter((key) => key.startsWith(PREFIX));
}

/** The kept draft of that form, as far as it still has the fields of `shape`. */
export function readDraft<Draft extends object>(
  userId: string,
  form: string,
  shape: Draft,
): KeptDraft<Draft> | null {
  const kept = withStorage((storage): unknown => JSON.parse(storage.getItem(keyOf(userId, form)) ?? 'null'));
  if (typeof kept !== 'object' || kept === null || !('draft' in kept) || !('base' in kept)) return null;
  const fields = Object.keys(shape);
  // A newer build may have other fields.
  const known = (value: unknown) =>
    Object.fromEntries(Object.entries(value ?? {}).filter(([field]) => fields.includes(field)));
  return { draft: { ...shape, ...known(kept.draft) }, base: { ...shape, ...known(kept.base) } };
}

export function keepDraft<Draft>(userId: string, form: string, kept: KeptDraft<Draft>): void {
  withStorage((storage) => storage.setItem(keyOf(userId, form), JSON.stringify(kept)));
}

export function dropDraft(userId: string, form: string): void {
  withStorage((storage) => storage.removeItem(keyOf(userId, form)));
}

/** Whether anything is kept in this tab, whoever typed it. */
export function hasDrafts(): boolean {
  return withStorage((storage) => draftKeys(storage).length > 0) ?? false;
}

/** Forgets them all, for who logs out leaves nothing behind. */
export function dropAllDrafts(): void {
  withStorage((storage) => {
    for (const key of draftKeys(storage)) storage.removeItem(key);
  });
}
