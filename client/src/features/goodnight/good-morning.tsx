import { Sun } from 'lucide-react';
import { useEffect, useEffectEvent } from 'react';
import { useQuery } from '@tanstack/react-query';
import type { Kid } from '@shared/contracts/kids';
import { LiveFriend } from '@/components/art/live-friend';
import { nightDrawings } from '@/components/art/night-drawings';
import { LAYOUTS, NightStage, place } from '@/components/art/night-stage';
import { Pip } from '@/components/art/pip';
import { TomorrowEgg } from '@/components/art/tomorrow-egg';
import { Button } from '@/components/ui/button';
import { t } from '@/lib/i18n/messages';
import { useWide, prefersReducedMotion } from '@/lib/page/use-media';
import { kidNestQuery } from '@/features/kid-frame/kid-dashboard.api';
import styles from './good-morning.module.css';
import { NightDialog } from './night-dialog';

const LASTS_MS = 4000;

/** Closes on its own, except with reduced motion. */
export default function GoodMorning({
  kid,
  isMorning,
  onClose,
}: {
  kid: Kid;
  /** Whether it is morning. Later in the day, the kid is greeted as always. */
  isMorning: boolean;
  onClose: () => void;
}) {
  const sticker = useQuery(kidNestQuery(kid.id)).data?.nextSticker;
  const layout = LAYOUTS[useWide('tablet') ? 'wide' : 'tall'];
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (prefersReducedMotion()) return undefined;
    const timer = setTimeout(() => close(), LASTS_MS);
    return () => clearTimeout(timer);
  }, []);
  const { egg, pip } = layout;
  const isWide = layout.name === 'wide';
  const eggAt = isWide ? { x: 668, y: 560, width: 180 } : { x: 140, y: 626, width: 120 };
  return (
    <NightDialog
      isDay
      words={t(isMorning ? 'goodnight.morning' : 'kidDashboard.greeting', { name: kid.name })}
      onClose={onClose}
      buttons={
        <Button variant="highlight" onClick={onClose}>
          <Sun className="size-7.5!" />
          {t('goodnight.startDay')}
        </Button>
      }
    >
      <div className="absolute inset-0" aria-hidden data-morning>
        <NightStage
          layout={layout}
          time="morning"
          isStill={prefersReducedMotion()}
          inNest={
            <span className="absolute" style={place(layout, layout.kid)}>
              <LiveFriend kid={kid} className="w-full" />
            </span>
          }
        >
          <span
            className="absolute"
            style={place(layout, isWide ? { ...pip, x: pip.x + 20 } : { ...pip, y: 625, x: pip.x + 20 })}
          >
            <Pip mood="look" className="h-auto w-full" />
          </span>
          <span className="absolute aspect-square" style={place(layout, { ...egg, ...eggAt })}>
            <img src={nightDrawings.get('egg-stir')} alt="" className={styles.stirs} />
            {sticker && (
              <span className={styles.shape}>
                <TomorrowEgg sticker={sticker} className="size-full" />
              </span>
            )}
          </span>
        </NightStage>
      </div>
    </NightDialog>
  );
}
