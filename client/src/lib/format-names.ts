import { formatLocale } from './locale';
import { t } from './messages';

let list: Intl.ListFormat | undefined;

/**
 * 'Mia', 'Mia and Leo', 'Mia, Leo, and Ava': the app's one way of naming several. Beyond `most` names the rest is
 * counted: 'Mia, Leo, Ava, and 2 more'.
 */
export function formatNames(names: readonly string[], most = Infinity): string {
  list ??= new Intl.ListFormat(formatLocale, { type: 'conjunction' });
  if (names.length <= most) return list.format(names);
  return list.format([...names.slice(0, most), t('ui.more', { count: names.length - most })]);
}
