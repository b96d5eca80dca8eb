const words = new Intl.ListFormat('en-US', { type: 'conjunction' });
/** More names than these would be read by nobody. */
const NAMED = 3;

/** 'Mia', 'Mia and Leo', 'Mia, Leo, Ida, and 2 more' */
export function listOf(names: readonly string[]): string {
  if (names.length <= NAMED) return words.format(names);
  return words.format([...names.slice(0, NAMED), `${names.length - NAMED} more`]);
}
