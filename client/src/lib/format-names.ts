import { formatLocale, isRightToLeft } from './locale';
import { t } from './messages';

let list: Intl.ListFormat | undefined;

/**
 * 'Mia', 'Mia and Leo', 'Mia, Leo, and Ava': the app's one way of naming several. Beyond `most` names the rest is
 * counted: 'Mia, Leo, Ava, and 2 more'.
 */
export function formatNames(names: readonly string[], most = Infinity): string {
  list ??= new Intl.ListFormat(formatLocale, { type: 'conjunction' });
  const shown =
    names.length <= most ? names : [...names.slice(0, most), t('ui.more', { count: names.length - most })];
  // Else a list that begins with a name in Latin letters would be read from left to right as a whole.
  return list.format(isRightToLeft ? shown.map((name) => `\u2068${name}\u2069`) : shown);
}
