import type { Member } from '@shared/contracts/members';
import { formatLocale, isRightToLeft } from './locale';
import { t } from './messages';

let list: Intl.ListFormat | undefined;

/** Up to `most` names: 'Mia, Leo, Ava, and 2 more'. */
export function formatNames(names: readonly string[], most = Infinity): string {
  list ??= new Intl.ListFormat(formatLocale, { type: 'conjunction' });
  const shown =
    names.length <= most ? names : [...names.slice(0, most), t('ui.more', { count: names.length - most })];
  // Otherwise a list that starts with a Latin name would be displayed left to right.
  return list.format(isRightToLeft ? shown.map((name) => `\u2068${name}\u2069`) : shown);
}

export const memberName = ({ firstName, username }: Pick<Member, 'firstName' | 'username'>): string =>
  firstName?.trim() || username;
