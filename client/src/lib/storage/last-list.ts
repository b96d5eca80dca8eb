import { deviceStorage } from './storage';

interface LastChore {
  id: string;
  name: string;
  category: string;
  iconName: string | null;
}

/** The logged-in kid's list. The end of the session deletes it. */
const KEY = 'starnest:last-list';

export const listText = (kidId: string, chores: readonly LastChore[]): string =>
  JSON.stringify({
    kidId,
    chores: chores.map(({ id, name, category, iconName }) => ({ id, name, category, iconName })),
  });

export const keepLastList = (text: string): void => deviceStorage.write(KEY, text);

export const forgetLastList = (): void => deviceStorage.write(KEY, null);

export function readLastList(kidId: string): readonly LastChore[] {
  try {
    const stored = JSON.parse(deviceStorage.read(KEY) ?? '{}') as { kidId?: string; chores?: LastChore[] };
    return stored.kidId === kidId && Array.isArray(stored.chores) ? stored.chores : [];
  } catch {
    return [];
  }
}
