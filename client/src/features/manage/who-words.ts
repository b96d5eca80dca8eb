import type { Sharing } from '@shared/constants';
import type { Face } from '@/components/ui/avatar';
import { formatNames } from '@/lib/i18n/format-names';
import { t } from '@/lib/i18n/messages';

export interface KidChoice extends Face {
  id: string;
}

const MOST_NAMES = 3;

export function kidsOf(kidIds: readonly string[], kids: readonly KidChoice[]): readonly KidChoice[] {
  return kidIds.length === 0 ? kids : kids.filter(({ id }) => kidIds.includes(id));
}

/** Returns null for everyone. */
export function kidNames(kidIds: readonly string[], kids: readonly KidChoice[]): string | null {
  if (kidIds.length === 0) return null;
  return formatNames(
    kidsOf(kidIds, kids).map(({ name }) => name),
    MOST_NAMES,
  );
}

/** 'Mila and Theo take turns' */
export function whoWords(kidIds: readonly string[], sharing: Sharing, kids: readonly KidChoice[]): string {
  const names = kidNames(kidIds, kids);
  if (sharing === 'turns') return names === null ? t('schedules.allTurns') : t('schedules.turns', { names });
  if (sharing === 'first') return names === null ? t('schedules.allFirst') : t('schedules.first', { names });
  return names ?? t('schedules.everyone');
}

export function whoInShort(kidIds: readonly string[], sharing: Sharing, kids: readonly KidChoice[]): string {
  if (sharing === 'turns') return t('whoWhen.turns');
  if (sharing === 'first') return t('schedules.anyone');
  return kidNames(kidIds, kids) ?? t('schedules.everyone');
}
