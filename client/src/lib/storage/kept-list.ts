import { deviceStorage, useStored } from './storage';

interface KeptList<Item> {
  read: (owner: string) => readonly Item[];
  write: (owner: string, items: readonly Item[]) => void;
  use: (owner: string) => readonly Item[];
}

/**
 * Lists that survive a page without a network, one for each owner, so that kids on a shared tablet don't send each other's
 * items. Ignores stored values without `fields`.
 */
export function keptList<Item extends object>(
  prefix: string,
  fields: readonly (keyof Item & string)[],
): KeptList<Item> {
  const none: readonly Item[] = [];
  let last = { text: '', items: none };
  const isItem = (value: unknown): value is Item =>
    typeof value === 'object' && value !== null && fields.every((field) => field in value);
  const parse = (text: string) => {
    try {
      const stored: unknown = JSON.parse(text);
      return Array.isArray(stored) ? stored.filter(isItem) : none;
    } catch {
      return none;
    }
  };
  const read = (owner: string) => {
    const text = deviceStorage.read(prefix + owner) ?? '';
    if (text !== last.text) last = { text, items: parse(text) };
    return last.items;
  };
  return {
    read,
    write: (owner, items) =>
      deviceStorage.write(prefix + owner, items.length === 0 ? null : JSON.stringify(items)),
    use: (owner) => useStored(() => read(owner)),
  };
}
