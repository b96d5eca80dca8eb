import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import type { NewsItem } from '@shared/contracts/news';
import { serverTimeOf } from '@/lib/api/server-clock';
import { kidNewsQuery, newsAfter, useMarkNewsShown, readLastShown, writeLastShown } from './news.api';
import { bringsStars, isOld, screensOf, starsOf, type NewsScreen } from './news-screens';

interface Telling {
  news: readonly NewsItem[];
  screens: readonly NewsScreen[];
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

/** Epoch in ms, or null while the page is hidden. */
const useVisibleSince = () =>
  useSyncExternalStore(onVisibilityChange, () =>
    document.visibilityState === 'visible' ? visibleSince : null,
  );

export interface KidNews {
  telling: Telling | null;
  /** Stars that are not in the purse yet. */
  flying: number;
  busy: boolean;
  land: () => void;
  done: () => void;
}

/**
 * Returns news of an absence immediately, and live news after a second without a touch or further news. Later
 * news follows afterwards.
 */
export function useNews(kidId: string): KidNews {
  const { data, dataUpdatedAt, isFetching } = useQuery(kidNewsQuery(kidId));
  const since = useVisibleSince();
  const mark = useMarkNewsShown(kidId);
  const [stored] = useState(() => readLastShown(kidId));
  const [shownIds, setShownIds] = useState<ReadonlySet<string>>(new Set());
  const [telling, setTelling] = useState<Telling | null>(null);
  const [landed, setLanded] = useState<Telling | null>(null);
  // News in the first response happened earlier.
  const [met, setMet] = useState(false);

  const fresh = data && newsAfter(data, stored).filter(({ id }) => !shownIds.has(id));
  const last = telling || since === null ? undefined : fresh?.at(-1);
  const away =
    fresh !== undefined &&
    since !== null &&
    (!met || isOld(fresh, serverTimeOf(Math.max(dataUpdatedAt, since))));
  const isQuiet = useQuiet(last && !away ? last.id : null);
  if (fresh && !telling && since !== null) {
    if (!met) setMet(true);
    if (last && (away || isQuiet)) setTelling({ news: fresh, screens: screensOf(fresh), away });
  }
  const inPurse = new Set(landed !== null && landed === telling ? landed.news.map(({ id }) => id) : []);
  const flying = (fresh ?? [])
    .filter(bringsStars)
    .reduce((sum, item) => sum + (inPurse.has(item.id) ? 0 : starsOf(item)), 0);

  // The item may have been undone, and the ones before it must still be reported.
  const lastShown = data?.findLast(({ id }) => id === stored || shownIds.has(id))?.id;
  const send = useEffectEvent((upTo: string) => mark.mutate(upTo));
  useEffect(() => {
    if (lastShown !== undefined) send(lastShown);
  }, [lastShown]);

  const done = () => {
    const ids = telling?.news.map(({ id }) => id) ?? [];
    setTelling(null);
    setShownIds(new Set([...shownIds, ...ids]));
    const upTo = ids.at(-1);
    if (upTo !== undefined) writeLastShown(kidId, upTo);
  };
  return { telling, flying, busy: isFetching, land: () => setLanded(telling), done };
}

const QUIET_MS = 1000;

/** Whether it is quiet for a second after `news` arrived. False if it is null. */
function useQuiet(news: string | null): boolean {
  const [quietFor, setQuietFor] = useState<string | null>(null);
  useEffect(() => {
    if (news === null) return undefined;
    let timer = 0;
    const wait = () => {
      window.clearTimeout(timer);
      timer = window.setTimeout(() => setQuietFor(news), QUIET_MS);
    };
    wait();
    const touches = ['pointerdown', 'pointerup', 'keydown'] as const;
    for (const touch of touches) window.addEventListener(touch, wait, { passive: true });
    return () => {
      window.clearTimeout(timer);
      for (const touch of touches) window.removeEventListener(touch, wait);
    };
  }, [news]);
  return news !== null && quietFor === news;
}
