import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import type { NewsItem } from '@shared/contracts/news';
import { serverTimeOf } from '@/lib/server-clock';
import { kidNewsQuery, newsAfter, useMarkNewsShown } from './news.api';
import { isOld, screensOf, type NewsScreen } from './news-screens';
import { readLastTold, writeLastTold } from './last-told-news';

/** News on display. */
export interface Telling {
  news: readonly NewsItem[];
  screens: readonly NewsScreen[];
  /** Whether it happened while the kid was away. */
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

/** When the page became visible (epoch in ms), or null while it is hidden. */
const useVisibleSince = () =>
  useSyncExternalStore(onVisibilityChange, () =>
    document.visibilityState === 'visible' ? visibleSince : null,
  );

/**
 * Returns all current news to display. Later news follows afterwards. Calling `done` reports the news to the
 * server, so that other devices don't show it again.
 */
export function useNews(kidId: string): { telling: Telling | null; done: () => void } {
  const { data, dataUpdatedAt } = useQuery(kidNewsQuery(kidId));
  const since = useVisibleSince();
  const mark = useMarkNewsShown(kidId);
  // Shown by an earlier visit that was offline, and by this one.
  const [stored] = useState(() => readLastTold(kidId));
  const [told, setTold] = useState<ReadonlySet<string>>(new Set());
  const [telling, setTelling] = useState<Telling | null>(null);
  // News in the first response happened earlier.
  const [met, setMet] = useState(false);

  const fresh = data && newsAfter(data, stored).filter(({ id }) => !told.has(id));
  if (fresh && !telling && since !== null) {
    if (!met) setMet(true);
    if (fresh.length > 0) {
      const away = !met || isOld(fresh, serverTimeOf(Math.max(dataUpdatedAt, since)));
      setTelling({ news: fresh, screens: screensOf(fresh, away), away });
    }
  }

  // An item may have been undone in the meantime, and the ones before it must still be reported.
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
