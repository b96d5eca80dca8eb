import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import type { NewsItem } from '@shared/contracts/news';
import { serverTimeOf } from '@/lib/server-clock';
import { kidNewsQuery, newsAfter, useMarkNewsShown } from './news.api';
import { isOld, screensOf, type NewsScreen } from './news-screens';
import { readLastTold, writeLastTold } from './last-told-news';

/** News that is being told. */
export interface Telling {
  news: readonly NewsItem[];
  screens: readonly NewsScreen[];
  /** It happened while the kid was not there. */
  away: boolean;
}

let visibleSince = Date.now();

function onVisibilityChange(onChange: () => void): () => void {
  const look = () => {
    visibleSince = Date.now();
    onChange();
  };
  document.addEventListener('visibilitychange', look);
  return () => document.removeEventListener('visibilitychange', look);
}

/** When the page became visible (epoch in ms); null while it is hidden. */
const useVisibleSince = () =>
  useSyncExternalStore(onVisibilityChange, () =>
    document.visibilityState === 'visible' ? visibleSince : null,
  );

/**
 * The news that is to be told now, all that is there at once; what comes meanwhile is told afterwards. Once `done` is
 * called the server is told, so that no other device tells it again.
 */
export function useNews(kidId: string): { telling: Telling | null; done: () => void } {
  const { data, dataUpdatedAt } = useQuery(kidNewsQuery(kidId));
  const since = useVisibleSince();
  const mark = useMarkNewsShown(kidId);
  // What an earlier visit told, when the network was away, and what this one has told.
  const [stored] = useState(() => readLastTold(kidId));
  const [told, setTold] = useState<ReadonlySet<string>>(new Set());
  const [telling, setTelling] = useState<Telling | null>(null);
  // What is there at the first look happened before.
  const [met, setMet] = useState(false);

  const fresh = data && newsAfter(data, stored).filter(({ id }) => !told.has(id));
  if (fresh && !telling && since !== null) {
    if (!met) setMet(true);
    if (fresh.length > 0) {
      const away = !met || isOld(fresh, serverTimeOf(Math.max(dataUpdatedAt, since)));
      setTelling({ news: fresh, screens: screensOf(fresh, away), away });
    }
  }

  // An item that was undone meanwhile is gone, and those before it are still to be sent.
  const last = data?.findLast(({ id }) => id === stored || told.has(id))?.id;
  const send = useEffectEvent((upTo: string) => mark.mutate(upTo));
  useEffect(() => {
    if (last !== undefined) send(last);
  }, [last]);

  const done = () => {
    const ids = telling?.news.map(({ id }) => id) ?? [];
    setTelling(null);
    setTold(new Set([...told, ...ids]));
    const upTo = ids.at(-1);
    if (upTo !== undefined) writeLastTold(kidId, upTo);
  };
  return { telling, done };
}
