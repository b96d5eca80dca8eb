import type { AdultOrNull } from '@shared/contracts/fields';
import { t } from '@/lib/i18n/messages';
import type { ShownHeart, StarNews } from './news-screens';

export const nameOf = (item: StarNews) => (item.type === 'approved' ? item.data.choreName : item.data.reason);
export const noteOf = (item: StarNews) => (item.type === 'approved' ? item.data.note : null);
export const whoOf = ({ data: { by } }: StarNews) =>
  by?.firstName ? t('news.gave', { name: by.firstName }) : t('news.gaveGrownUp');

export const sentBy = (from: AdultOrNull) =>
  from?.firstName ? t('praise.from', { name: from.firstName }) : t('praise.fromNoOne');

export const heartWords = ({ words, picture }: Pick<ShownHeart, 'words' | 'picture'>) =>
  words ?? t(`praise.${picture}`);

export function wordsOf(item: StarNews): string {
  if (item.type === 'bonus') return item.data.reason;
  const { note, praise } = item.data;
  if (praise?.words) return praise.words;
  if (note) return note;
  if (praise) return heartWords(praise);
  const name = item.data.by?.firstName;
  if (item.data.auto && !name) return t('kidDashboard.approved');
  return name ? t('news.saidYes', { name }) : t('news.grownUpSaidYes');
}

export function yeses(news: readonly StarNews[]): string {
  const names = new Set(news.map(({ data }) => data.by?.firstName ?? ''));
  const [name] = names;
  return names.size === 1 && name
    ? t('news.yesesFrom', { count: news.length, name })
    : t('news.yeses', { count: news.length });
}
