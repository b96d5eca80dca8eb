import { clsx } from 'clsx';
import { useEffect, useRef } from 'react';
import { sunAt } from '@shared/rules/sun-path';
import { CloudShape } from '@/components/art/cloud';
import { StateArt } from '@/components/art/state-art';
import { ThingArt } from '@/components/art/thing-art';
import { formatTime } from '@/lib/i18n/format';
import { t } from '@/lib/i18n/messages';
import { play } from '@/lib/sound/sounds';
import styles from './sun-path.module.css';
import { useServerNow } from './use-now';

/** The ready-by time of a run. */
export interface ReadyBy {
  /** The instant, in ms. */
  at: number;
  /** When the sun starts, in minutes before. */
  windowMinutes: number;
  timezone: string;
}

const DOTS = 26;
/** Dots that the sun covers, as a share of the arc. */
const COVERED = 0.05;
/** Beyond this part of the path, the label is on the other side of the sun. */
const FLIPS = 0.45;

/** A place on the half ellipse, in percent of the box. */
function placeAt(share: number): { insetInlineStart: string; top: string } {
  const angle = Math.PI * (1 - share);
  return {
    insetInlineStart: `${(50 + 50 * Math.cos(angle)).toFixed(2)}%`,
    top: `${(100 - 100 * Math.sin(angle)).toFixed(2)}%`,
  };
}

/**
 * A sun that travels along an arc to a flag at the ready-by time. It fills its box; the arc ends at its lower corners. In
 * the top `band` of a board, the flag is on a cloud.
 */
export function SunPath({ readyBy, band = false }: { readyBy: ReadyBy; band?: boolean }) {
  const { at, windowMinutes, timezone } = readyBy;
  const sun = sunAt(at, windowMinutes, useServerNow(10_000));
  const isOnItsWay = sun.state === 'on-its-way';
  const share = isOnItsWay ? sun.share : sun.state === 'past' ? 1 : 0;
  const isNear = isOnItsWay && sun.minutes <= 2;
  useChime(isNear, isOnItsWay);
  const time = formatTime(new Date(at).toISOString(), timezone);
  return (
    <div className={band ? styles.band : styles.sunPath} data-sun={sun.state}>
      {Array.from({ length: DOTS }, (_, index) => index / DOTS)
        .filter((dot) => sun.state === 'past' || Math.abs(dot - share) > COVERED)
        .map((dot) => (
          <i
            key={dot}
            className={clsx(styles.dot, dot > share && styles.ahead)}
            style={placeAt(dot)}
            aria-hidden
          />
        ))}
      <span className={styles.flag} aria-hidden>
        {band && <CloudShape className={styles.flagCloud} />}
        <ThingArt id="flag" className="size-full rtl:-scale-x-100" />
        <b>{time}</b>
      </span>
      <span
        className={clsx(styles.sun, isNear && styles.near, share > FLIPS && styles.flipped)}
        style={placeAt(share)}
        aria-hidden
      >
        <StateArt name="midday-sun" className="size-full" />
        {sun.state === 'past' && <CloudShape className={styles.restCloud} />}
        {isOnItsWay && <b>{t('routine.short', { count: sun.minutes })}</b>}
      </span>
      {isOnItsWay && <p className="sr-only">{t('routine.minutesLeft', { count: sun.minutes, time })}</p>}
    </div>
  );
}

/** Two soft notes once, when two minutes are left. */
function useChime(isNear: boolean, isOnItsWay: boolean): void {
  const wasFar = useRef(false);
  useEffect(() => {
    if (isNear && wasFar.current) {
      play('star');
      const again = setTimeout(() => play('star'), 240);
      wasFar.current = false;
      return () => clearTimeout(again);
    }
    wasFar.current = isOnItsWay && !isNear;
    return undefined;
  }, [isNear, isOnItsWay]);
}
