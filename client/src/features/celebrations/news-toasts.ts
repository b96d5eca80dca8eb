import type { AdultOrNull } from '@shared/contracts/fields';
import type { NewsItem } from '@shared/contracts/news';
import type { ToastMessage } from '@/components/ui/use-toast';
import { formatNames } from '@/lib/i18n/format-names';
import { t } from '@/lib/i18n/messages';
import { shownRewardName } from '@/lib/i18n/reward-name';
import { levelOf } from './news-screens';

export function levelToast(news: readonly NewsItem[]): ToastMessage | null {
  const level = levelOf(news);
  return level && !level.thing ? { title: t('news.treeBloomed'), tone: 'pip-bloom' } : null;
}

/** Toasts for rejected, undone and delivered items, one per kind. */
export function softToasts(news: readonly NewsItem[]): ToastMessage[] {
  const byTitle = new Map<string, string[]>();
  for (const item of news) {
    const said = soft(item);
    if (said) byTitle.set(said.title, [...(byTitle.get(said.title) ?? []), said.about]);
  }
  return [...byTitle].map(([title, about]) => ({
    title,
    description: formatNames([...new Set(about)]),
    tone: title === t('kidDashboard.declined') ? 'pip-look' : 'pip',
  }));
}

function soft(item: NewsItem): { title: string; about: string } | null {
  switch (item.type) {
    case 'rejected':
      return { title: t('kidDashboard.rejected'), about: item.data.note ?? item.data.choreName };
    case 'undone':
      return { title: lookedAgain(item.data.by), about: item.data.label };
    case 'deduction':
      return { title: t('news.starsBack', { count: item.data.amount }), about: item.data.reason };
    case 'reward_rejected':
      return {
        title: t('kidDashboard.declined'),
        about: item.data.note ?? shownRewardName(item.data.rewardName),
      };
    case 'delivered':
      return { title: t('news.delivered'), about: shownRewardName(item.data.rewardName) };
    case 'praise':
    case 'approved':
    case 'bonus':
    case 'badge':
    case 'level':
    case 'goal_reached':
    case 'week_won':
    case 'reward_approved':
      break;
  }
  return null;
}

/** 'Mum looked again' */
function lookedAgain(by: AdultOrNull): string {
  const name = by?.firstName;
  return name ? t('news.lookedAgainBy', { name }) : t('news.lookedAgain');
}
