import { lazy, Suspense, useEffect, useEffectEvent, useState } from 'react';
import type { Kid } from '@shared/contracts/kids';
import { freeStars } from '@shared/rules/reward-availability';
import { dropWaitingToasts } from '@/components/ui/toast-queue';
import { coverToasts, toast } from '@/components/ui/use-toast';
import { onIdle } from '@/lib/page/on-idle';
import { play } from '@/lib/sound/sounds';
import { useMarkRewardShown } from './news.api';
import { levelToast, softToasts } from './news-toasts';
import type { KidNews } from './use-news';

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
