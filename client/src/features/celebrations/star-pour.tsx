import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { StarIcon } from '@/components/art/star-icon';
import { formatNumber } from '@/lib/i18n/format';
import { t } from '@/lib/i18n/messages';
import { useWide } from '@/lib/page/use-media';
import { arcFrames, FLIGHT_SIZE, middleOf } from './arc';
import styles from './purse.module.css';

/**
 * Where the page behind has it, so that stars land on the real number. In the corner where the picture of the day is a
 * band, because the plate covers it.
 */
export function Purse({ stars, actual }: { stars: number; actual: number }) {
  const purse = useRef<HTMLDivElement>(null);
  const isWide = useWide('laptop');
  useLayoutEffect(() => {
    const place = () => {
      const box = [...document.querySelectorAll('[data-flight="balance"]')]
        .map((balance) => balance.getBoundingClientRect())
        .find(({ width, top, bottom }) => width > 0 && top >= 0 && bottom <= window.innerHeight);
      purse.current?.removeAttribute('style');
      if (!purse.current || !box || !isWide) return;
      Object.assign(purse.current.style, {
        inset: `${box.top}px auto auto ${box.left}px`,
        width: `${box.width}px`,
        height: `${box.height}px`,
      });
    };
    place();
    window.addEventListener('resize', place);
    return () => window.removeEventListener('resize', place);
  }, [isWide]);
  return (
    <div ref={purse} className={styles.purse} data-purse>
      <StarIcon size={42} className="flex-none max-tablet:size-8.5" />
      <span aria-hidden>{formatNumber(stars)}</span>
      <span className="sr-only">{t('kidDashboard.starsToSpend', { count: actual })}</span>
    </div>
  );
}

const APART_MS = 60;
const FLIGHT_MS = 720;

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
