import { tabStorage } from '@/lib/storage/storage';

export interface KeptDraft<Draft> {
  draft: Draft;
  base: Draft;
}

const PREFIX = 'starnest:draft:';
const keyOf = (userId: string, form: string) => `${PREFIX}${userId}:${form}`;

/** Returns the draft, limited to the fields of `shape`. */
export function readDraft<Draft extends object>(
  userId: string,
  form: string,
  shape: Draft,
): KeptDraft<Draft> | null {
  const kept: unknown = JSON.parse(tabStorage.read(keyOf(userId, form)) ?? 'null');
  if (typeof kept !== 'object' || kept === null || !('draft' in kept) || !('base' in kept)) return null;
  const fields = Object.keys(shape);
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

export function hasDrafts(): boolean {
  return tabStorage.keys(PREFIX).length > 0;
}

export function dropAllDrafts(): void {
  for (const key of tabStorage.keys(PREFIX)) tabStorage.write(key, null);
}
