import { useEffect, useEffectEvent, useState } from 'react';
import type { Kid } from '@shared/contracts/kids';
import { dropWaitingToasts } from '@/components/ui/toast-queue';
import { coverToasts, toast } from '@/components/ui/use-toast';
import { play } from '@/lib/sounds';
import { AwayStars } from './away-stars';
import { BadgeCelebration } from './badge-celebration';
import type { CelebrationStep } from './celebration-screen';
import { Gift } from './gift';
import { LevelCelebration } from './level-celebration';
import { useMarkRewardShown } from './news.api';
import type { NewsScreen } from './news-screens';
import { softToasts, starsToast } from './news-toasts';
import { useNews } from './use-news';
import { WeekCelebration } from './week-celebration';
import { GoalCelebration } from './goal-celebration';

/** What covers the screen: news of what happened while the kid was away, or of right now. */
export type Cover = 'away' | 'live' | null;

/**
 * The one queue of all celebrations: what the server keeps for the kid is told once, on whatever device comes first, screen
 * after screen, and it can be left at any time. Live news waits until stars have landed.
 */
export function Celebrations({
  kid,
  waits,
  onCover,
}: {
  kid: Kid;
  /** Stars are in the air, or about to be. */
  waits: boolean;
  onCover: (cover: Cover) => void;
}) {
  const { telling, done } = useNews(kid.id);
  const markReward = useMarkRewardShown();
  useEffect(() => dropWaitingToasts, []);
  const [at, setAt] = useState({ telling, step: 0, open: false });
  if (at.telling !== telling) setAt({ telling, step: 0, open: false });

  const screens = telling?.screens ?? [];
  const screen = screens[at.step];
  const isOpen = telling !== null && (at.open || telling.away || !waits);
  if (isOpen && !at.open && at.telling === telling) setAt({ ...at, open: true });

  const cover: Cover = isOpen && screen ? (telling.away ? 'away' : 'live') : null;
  const tell = useEffectEvent(onCover);
  useEffect(() => tell(cover), [cover]);
  const covers = cover !== null;
  useEffect(() => (covers ? coverToasts() : undefined), [covers]);

  const start = useEffectEvent(() => {
    const stars = telling && !telling.away ? starsToast(telling.news) : null;
    if (stars) toast(stars);
  });
  useEffect(() => {
    if (telling) start();
  }, [telling]);

  const finish = () => {
    if (!telling) return;
    const soft = softToasts(telling.news);
    if (soft.length > 0) play('soft');
    for (const one of soft) toast(one);
    done();
  };
  const finishQuietly = useEffectEvent(finish);
  const isOver = isOpen && !screen;
  useEffect(() => {
    if (isOver) finishQuietly();
  }, [isOver]);

  const heard = isOpen && screen && screen.kind !== 'stars' && screen.kind !== 'gift' ? screen.id : null;
  useEffect(() => {
    if (heard !== null) play('fanfare');
  }, [heard]);

  if (!isOpen || !screen) return null;
  const next = () => {
    if (screen.kind === 'gift') markReward.mutate(screen.news.data.redemptionId);
    setAt({ ...at, step: at.step + 1 });
  };
  return (
    <Screen
      key={screen.id}
      screen={screen}
      kid={kid}
      step={{ at: at.step + 1, of: screens.length, onNext: next, onLeave: finish }}
    />
  );
}

function Screen({ screen, kid, step }: { screen: NewsScreen; kid: Kid; step: CelebrationStep }) {
  switch (screen.kind) {
    case 'stars':
      return (
        <AwayStars kid={kid} news={screen.news} gained={screen.gained} spent={screen.spent} step={step} />
      );
    case 'level':
      return <LevelCelebration level={screen.level} thing={screen.thing} kid={kid} step={step} />;
    case 'badge':
      return <BadgeCelebration badge={screen.badge} step={step} />;
    case 'goal':
      return <GoalCelebration goal={screen.news.data} step={step} />;
    case 'week':
      return <WeekCelebration stars={screen.news.data.starsEarned} step={step} />;
    case 'gift':
      break;
  }
  return <Gift kid={kid} gift={screen.news.data} step={step} />;
}
