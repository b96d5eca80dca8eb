import { deviceStorage } from './storage';

/** A chore as it is shown after a reload without a network. */
export interface LastChore {
  id: string;
  name: string;
  category: string;
  iconName: string | null;
}

/** One list, of the kid who is logged in. The end of the session deletes it. */
const KEY = 'starnest:last-list';

/** The list as it is stored, without the other fields of its chores. */
export const listText = (kidId: string, chores: readonly LastChore[]): string =>
  JSON.stringify({
    kidId,
    chores: chores.map(({ id, name, category, iconName }) => ({ id, name, category, iconName })),
  });

export const keepLastList = (text: string): void => deviceStorage.write(KEY, text);

export const forgetLastList = (): void => deviceStorage.write(KEY, null);

/** The open chores that the kid saw last. */
export function readLastList(kidId: string): readonly LastChore[] {
  try {
    const stored = JSON.parse(deviceStorage.read(KEY) ?? '{}') as { kidId?: string; chores?: LastChore[] };
    return stored.kidId === kidId && Array.isArray(stored.chores) ? stored.chores : [];
  } catch {
    return [];
  }
}
