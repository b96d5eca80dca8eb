import { tabStorage } from './storage';

/** What was typed into a form and not saved yet, kept in this tab for the person who typed it. */
export interface KeptDraft<Draft> {
  draft: Draft;
  /** The record it began from: what differs was typed. */
  base: Draft;
}

const PREFIX = 'starnest:draft:';
const keyOf = (userId: string, form: string) => `${PREFIX}${userId}:${form}`;

/** The kept draft of that form, as far as it still has the fields of `shape`. */
export function readDraft<Draft extends object>(
  userId: string,
  form: string,
  shape: Draft,
): KeptDraft<Draft> | null {
  const kept: unknown = JSON.parse(tabStorage.read(keyOf(userId, form)) ?? 'null');
  if (typeof kept !== 'object' || kept === null || !('draft' in kept) || !('base' in kept)) return null;
  const fields = Object.keys(shape);
  // A newer build may have other fields.
  const known = (value: unknown) =>
    Object.fromEntries(Object.entries(value ?? {}).filter(([field]) => fields.includes(field)));
  return { draft: { ...shape, ...known(kept.draft) }, base: { ...shape, ...known(kept.base) } };
}

export function keepDraft<Draft>(userId: string, form: string, kept: KeptDraft<Draft>): void {
  tabStorage.write(keyOf(userId, form), JSON.stringify(kept));
}

export function dropDraft(userId: string, form: string): void {
  tabStorage.write(keyOf(userId, form), null);
}

/** Whether anything is kept in this tab, whoever typed it. */
export function hasDrafts(): boolean {
  return tabStorage.keys(PREFIX).length > 0;
}

/** Forgets them all, for who logs out leaves nothing behind. */
export function dropAllDrafts(): void {
  for (const key of tabStorage.keys(PREFIX)) tabStorage.write(key, null);
}
