import { clsx } from 'clsx';
import { useEffect } from 'react';
import { MINUTE_MS } from '@shared/constants';
import { DayNest } from '@/components/art/day-nest';
import { Pip } from '@/components/art/pip';
import { StarIcon } from '@/components/art/star-icon';
import { StateArt } from '@/components/art/state-art';
import { Avatar, type Face } from '@/components/ui/avatar';
import { Button } from '@/components/ui/button';
import { ReadAloud } from '@/components/ui/read-aloud';
import { t } from '@/lib/i18n/messages';
import { play } from '@/lib/sound/sounds';
import player from './player.module.css';
import styles from './ready-screen.module.css';
import stones from './stones.module.css';
import type { ReadyBy } from './sun-path';
import { useServerNow } from './use-now';

type Places = Parameters<typeof DayNest>[0]['places'];

/** Minutes to play are only shown when they are few enough to wait for. */
const MOST_MINUTES = 90;
const FANFARE_MS = 840;

/** The finished routine: the kid's nest with the new egg, and one star per step. */
export function ReadyScreen({
  kid,
  places,
  stars,
  readyBy,
  onYay,
}: {
  kid: Face;
  places: Places;
  stars: number;
  readyBy: ReadyBy | null;
  onYay: () => void;
}) {
  useEffect(() => {
    play('lay');
    const fanfare = setTimeout(() => play('fanfare'), FANFARE_MS);
    return () => clearTimeout(fanfare);
  }, []);
  const title = t('routine.ready', { name: kid.name });
  return (
    <div className={styles.ready} data-ready>
      <i className={styles.rays} aria-hidden />
      <h1 className={styles.title} aria-live="polite">
        <span className="wrap-anywhere">{title}</span>
        <ReadAloud text={title} of={title} large />
      </h1>
      {readyBy && <PlayTime at={readyBy.at} />}
      <div className={styles.scene} aria-hidden>
        <span className={styles.nest}>
          <Avatar kid={kid} className={styles.sitting} />
          <DayNest places={places} />
        </span>
        <Pip mood="cheer" className={styles.cheering} />
      </div>
      <p className={styles.won}>
        {Array.from({ length: stars }, (_, index) => (
          <span key={index} className={stones.stone} style={{ animationDelay: `${index * 60}ms` }}>
            <StarIcon />
          </span>
        ))}
      </p>
      <Button variant="highlight" className={clsx(player.next, styles.yay)} data-next onClick={onYay}>
        {t('routine.yay')}
      </Button>
    </div>
  );
}

/** "6 minutes to play", until the ready-by time. */
export function PlayTime({ at }: { at: number }) {
  const minutes = Math.ceil((at - useServerNow(10_000)) / MINUTE_MS);
  if (minutes <= 0 || minutes > MOST_MINUTES) return null;
  return (
    <p className={styles.play}>
      <StateArt name="midday-sun" size={44} />
      {t('routine.play', { count: minutes })}
    </p>
  );
}
