import { lazy, Suspense, useEffect, useEffectEvent, useState } from 'react';
import type { Kid } from '@shared/contracts/kids';
import { freeStars } from '@shared/rules/reward-availability';
import type { AdultOrNull } from '@shared/contracts/fields';
import type { NewsItem } from '@shared/contracts/news';
import { dropWaitingToasts } from '@/components/ui/toast-queue';
import { coverToasts, toast, type ToastMessage } from '@/components/ui/use-toast';
import { onIdle } from '@/lib/page/on-idle';
import { play } from '@/lib/sound/sounds';
import { formatNames } from '@/lib/i18n/format-names';
import { t } from '@/lib/i18n/messages';
import { shownRewardName } from '@/lib/i18n/reward-name';
import { useMarkRewardShown } from './news.api';
import type { KidNews } from './use-news';
import { levelOf } from './news-screens';

const loadScreen = () => import('./queued-screen');
const QueuedScreen = lazy(loadScreen);

/** Shows the kid's news, one screen after the other. */
export function Celebrations({
  kid,
  news: { telling, land, done },
  waits,
}: {
  kid: Kid;
  news: KidNews;
  waits: boolean;
}) {
  const markReward = useMarkRewardShown();
  useEffect(() => dropWaitingToasts, []);
  useEffect(() => onIdle(() => void loadScreen().catch(() => undefined)), []);
  const [at, setAt] = useState({ telling, step: 0, open: false });
  if (at.telling !== telling) setAt({ telling, step: 0, open: false });

  const free = freeStars(kid);
  const screens = (telling?.screens ?? []).filter(
    (one) => one.kind !== 'goal' || one.news.data.starCost <= free,
  );
  const screen = screens[at.step];
  const isOpen = telling !== null && (at.open || telling.away || !waits);
  if (isOpen && !at.open && at.telling === telling) setAt({ ...at, open: true });

  const covers = isOpen && screen !== undefined;
  useEffect(() => (covers ? coverToasts() : undefined), [covers]);

  const finish = () => {
    if (!telling) return;
    const soft = softToasts(telling.news);
    const level = levelToast(telling.news);
    if (level) play('star');
    else if (soft.length > 0) play('soft');
    for (const one of level ? [level, ...soft] : soft) toast(one);
    land();
    done();
  };
  const finishQuietly = useEffectEvent(finish);
  const isOver = isOpen && !screen;
  useEffect(() => {
    if (isOver) finishQuietly();
  }, [isOver]);

  const heard = isOpen && screen && screen.kind !== 'stars' && screen.kind !== 'gift' ? screen.id : null;
  const isHeart = screen?.kind === 'heart';
  useEffect(() => {
    if (heard !== null) play(isHeart ? 'half-fanfare' : 'fanfare');
  }, [heard, isHeart]);

  if (!isOpen || !screen) return null;
  const next = () => {
    if (screen.kind === 'gift') markReward.mutate(screen.news.data.redemptionId);
    setAt({ ...at, step: at.step + 1 });
  };
  return (
    <Suspense>
      <QueuedScreen
        key={screen.id}
        screen={screen}
        kid={kid}
        away={telling.away}
        onLand={land}
        step={{ at: at.step + 1, of: screens.length, onNext: next, onLeave: finish }}
      />
    </Suspense>
  );
}

export function levelToast(news: readonly NewsItem[]): ToastMessage | null {
  const level = levelOf(news);
  return level && !level.thing ? { title: t('news.treeBloomed'), tone: 'pip-bloom' } : null;
}

/** Toasts for rejected, undone and delivered items, one per kind. */
export function softToasts(news: readonly NewsItem[]): ToastMessage[] {
  const byTitle = new Map<string, string[]>();
  for (const item of news) {
    const said = softText(item);
    if (said) byTitle.set(said.title, [...(byTitle.get(said.title) ?? []), said.about]);
  }
  return [...byTitle].map(([title, about]) => ({
    title,
    description: formatNames([...new Set(about)]),
    tone: title === t('kidDashboard.declined') ? 'pip-look' : 'pip',
  }));
}

function softText(item: NewsItem): { title: string; about: string } | null {
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
    case 'team_goal':
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
