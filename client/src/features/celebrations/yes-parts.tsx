import { clsx } from 'clsx';
import { Dialog } from 'radix-ui';
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState, type Ref } from 'react';
import type { AdultOrNull } from '@shared/contracts/fields';
import { ChoreEgg } from '@/components/art/chore-egg';
import { ChorePicture } from '@/components/art/chore-picture';
import { LiveFriend, type LiveFriendHandle } from '@/components/art/live-friend';
import { NestBack, NestFront } from '@/components/art/nest-shapes';
import { PraiseArt } from '@/components/art/praise-art';
import { StarIcon } from '@/components/art/star-icon';
import type { Face } from '@/components/ui/avatar';
import { ReadAloud } from '@/components/ui/read-aloud';
import { formatNumber, initialOf } from '@/lib/format';
import { t } from '@/lib/messages';
import { useWide } from '@/lib/use-media';
import { prefersReducedMotion } from '@/lib/reduced-motion';
import { spokenText } from '@/lib/spoken-text';
import { arcFrames, arcOf, FLIGHT_SIZE, middleOf } from './arc';
import { heartOf, starsOf, type ShownHeart, type StarNews } from './news-screens';
import styles from './yes-screen.module.css';

const APART_MS = 60;
const FLIGHT_MS = 720;

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

export const wordsClass = (words: string, ...more: (string | false | undefined)[]) =>
  clsx(styles.words, words.length > 36 && styles.long, words.length > 90 && styles.veryLong, ...more);

export function Morning() {
  return (
    <>
      <div className={styles.rays} />
      <svg
        viewBox="0 0 1024 280"
        preserveAspectRatio="none"
        className="fixed inset-x-0 bottom-0 h-[36%] w-full"
        aria-hidden
      >
        <path d="M-10 80Q180 10 420 62Q640 112 1034 16V290H-10Z" fill="var(--color-hill-1)" />
        <path d="M-10 142Q240 76 520 132Q780 178 1034 110V290H-10Z" fill="var(--color-hill-2)" />
        <path d="M-10 206Q300 156 620 200Q860 226 1034 186V290H-10Z" fill="var(--color-hill-3)" />
      </svg>
    </>
  );
}

export function NestFriend({ kid, happy, ref }: { kid: Face; happy: boolean; ref: Ref<LiveFriendHandle> }) {
  return (
    <div className={styles.kid}>
      <svg viewBox="0 0 300 190" className="absolute inset-x-0 bottom-0 w-full" aria-hidden>
        <NestBack />
      </svg>
      <div className={styles.friend}>
        <LiveFriend ref={ref} kid={kid} happy={happy} />
      </div>
      <svg viewBox="0 0 300 190" className="absolute inset-x-0 bottom-0 w-full" aria-hidden>
        <NestFront />
      </svg>
    </div>
  );
}

export function From({ by, who, chore }: { by: AdultOrNull; who: string; chore: ShownHeart['about'] }) {
  return (
    <Dialog.Description className={styles.from}>
      {by?.firstName && (
        <span className={styles.initial} aria-hidden>
          {initialOf(by.firstName)}
        </span>
      )}
      <bdi>{who}</bdi>
      {chore && (
        <span className={styles.for}>
          <ChorePicture chore={{ ...chore, name: chore.label, category: 'general' }} size={38} />
          <bdi>{chore.label}</bdi>
        </span>
      )}
    </Dialog.Description>
  );
}

export function Hatchling({
  item,
  look,
  size,
}: {
  item: StarNews;
  look: 'banded' | 'hatched';
  size: number;
}) {
  return item.type === 'approved' ? (
    <ChoreEgg
      chore={{
        name: item.data.choreName,
        iconName: item.data.iconName,
        imageUrl: item.data.imageUrl,
        category: 'general',
      }}
      look={look}
      size={size}
      className={styles.egg}
    />
  ) : (
    <StarIcon data-egg className={styles.egg} />
  );
}

export function Chick({ item, delay, isStarted }: { item: StarNews; delay: number; isStarted: boolean }) {
  const [isHatched, setHatched] = useState(() => prefersReducedMotion());
  useEffect(() => {
    if (!isStarted) return undefined;
    const timer = setTimeout(() => setHatched(true), delay);
    return () => clearTimeout(timer);
  }, [isStarted, delay]);
  const note = noteOf(item);
  const heart = heartOf(item);
  return (
    <li className={styles.chick}>
      {heart && isHatched && <PraiseArt heart={heart.picture} className={styles.chickHeart} />}
      <Hatchling item={item} look={isHatched ? 'hatched' : 'banded'} size={176} />
      <bdi className={styles.name}>{nameOf(item)}</bdi>
      <ReadAloud
        text={spokenText(
          nameOf(item),
          t('kidDashboard.spokenStars', { count: starsOf(item) }),
          note,
          heart && heartWords(heart),
          whoOf(item),
        )}
        of={nameOf(item)}
        quiet
        className={styles.hear}
      />
    </li>
  );
}

/**
 * Where the page behind has it, so that stars land on the real number. In a phone's corner, because the plate
 * covers the picture of the day.
 */
export function Purse({ stars, actual }: { stars: number; actual: number }) {
  const purse = useRef<HTMLDivElement>(null);
  const isWide = useWide('tablet');
  useLayoutEffect(() => {
    const box = [...document.querySelectorAll('[data-flight="balance"]')]
      .map((balance) => balance.getBoundingClientRect())
      .find(({ width, top, bottom }) => width > 0 && top >= 0 && bottom <= window.innerHeight);
    if (!purse.current || !box || !isWide) return;
    Object.assign(purse.current.style, {
      inset: `${box.top}px auto auto ${box.left}px`,
      width: `${box.width}px`,
      height: `${box.height}px`,
    });
  }, [isWide]);
  return (
    <div ref={purse} className={styles.purse} data-purse>
      <StarIcon size={42} className="flex-none max-tablet:size-8.5" />
      <span aria-hidden>{formatNumber(stars)}</span>
      <span className="sr-only">{t('kidDashboard.starsToSpend', { count: actual })}</span>
    </div>
  );
}

export function Pour({ count, onLand }: { count: number; onLand: () => void }) {
  const layer = useRef<HTMLDivElement>(null);
  const land = useEffectEvent(onLand);
  useEffect(() => {
    const stars = layer.current ? Array.from(layer.current.children) : [];
    const from = Array.from(document.querySelectorAll('[data-celebration] [data-egg]'));
    const to = document.querySelector('[data-purse] svg');
    const timers = stars.flatMap((star, nth) => {
      const fly = () =>
        (star as Partial<Element>).animate?.call(
          star,
          arcFrames(middleOf(from[nth % from.length]), middleOf(to)),
          { duration: FLIGHT_MS, easing: 'cubic-bezier(0.45, 0.1, 0.55, 1)', fill: 'both' },
        );
      return [setTimeout(fly, nth * APART_MS), setTimeout(() => land(), nth * APART_MS + FLIGHT_MS)];
    });
    return () => {
      for (const timer of timers) clearTimeout(timer);
    };
  }, []);
  return (
    <div ref={layer} className="pointer-events-none fixed inset-0" aria-hidden>
      {Array.from({ length: count }, (_, nth) => (
        <StarIcon key={nth} size={FLIGHT_SIZE} className="absolute top-0 left-0 opacity-0" />
      ))}
    </div>
  );
}

/** Flies a chick to its place in the nest, if that is visible. */
export function flyHome(choreName: string): void {
  const chick = document.querySelector('[data-celebration] [data-egg]');
  const place = document.querySelector(`[data-nest] [data-laid="${CSS.escape(choreName)}"]`);
  if (!chick || !place || prefersReducedMotion()) return;
  const { left, top, width, height } = chick.getBoundingClientRect();
  const copy = chick.cloneNode(true) as HTMLElement;
  copy.style.cssText = `position:fixed;z-index:80;left:${left}px;top:${top}px;width:${width}px;height:${height}px;pointer-events:none`;
  copy.ariaHidden = 'true';
  document.body.append(copy);
  const from = { x: left + width / 2, y: top + height / 2 };
  const size = place.getBoundingClientRect().width / width;
  const frames = arcOf(from, middleOf(place)).map(({ time, x, y }) => ({
    offset: time,
    transform: `translate(${x - from.x}px, ${y - from.y}px) scale(${1 + (size - 1) * time})`,
  }));
  copy
    .animate(frames, { duration: 520, easing: 'ease-in-out' })
    .addEventListener('finish', () => copy.remove());
}
