import { useEffect, useState } from 'react';
import { ChoreEgg } from '@/components/art/chore-egg';
import { PraiseArt } from '@/components/art/praise-art';
import { StarIcon } from '@/components/art/star-icon';
import { StateArt } from '@/components/art/state-art';
import { ReadAloud } from '@/components/ui/read-aloud';
import { t } from '@/lib/i18n/messages';
import { prefersReducedMotion } from '@/lib/page/use-media';
import { spokenText } from '@/lib/sound/spoken-text';
import { arcOf, middleOf } from './arc';
import { heartOf, starsOf, type StarNews } from './news-screens';
import { heartWords, nameOf, noteOf, whoOf } from './news-words';
import styles from './chicks.module.css';
import hearts from './hearts.module.css';

/** More are in a basket. */
const MOST_CHICKS = 6;
const WAVE_MS = 120;

export function Chicks({
  news,
  isHatched,
  step,
}: {
  news: readonly StarNews[];
  isHatched: boolean;
  step: string;
}) {
  const hasBasket = news.length > MOST_CHICKS;
  return (
    <ul className={styles.chicks} data-yes={step}>
      {news.slice(0, hasBasket ? MOST_CHICKS - 1 : MOST_CHICKS).map((item, nth) => (
        <Chick key={item.id} item={item} delay={nth * WAVE_MS} isStarted={isHatched} />
      ))}
      {hasBasket && (
        <li className={styles.chick}>
          <StateArt name="bonus-basket" className={styles.basket} />
          <span className={styles.name}>{t('news.more', { count: news.length - MOST_CHICKS + 1 })}</span>
        </li>
      )}
    </ul>
  );
}

function Chick({ item, delay, isStarted }: { item: StarNews; delay: number; isStarted: boolean }) {
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
      {heart && isHatched && <PraiseArt heart={heart.picture} className={hearts.chickHeart} />}
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
