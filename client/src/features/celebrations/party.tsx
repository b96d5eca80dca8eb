import { clsx } from 'clsx';
import { Dialog } from 'radix-ui';
import type { ReactNode } from 'react';
import { PartyBackdrop, type PartySky } from '@/components/art/party-backdrop';
import { ReadAloud } from '@/components/ui/read-aloud';
import { spokenText } from '@/lib/sound/spoken-text';
import { useSpoken } from '@/lib/sound/use-spoken';
import { Confetti, QueueScreen, type CelebrationStep } from './celebration-screen';
import styles from './party.module.css';

export function Party({
  step,
  sky,
  title,
  text,
  spoken = text,
  button,
  children,
}: {
  step: CelebrationStep;
  sky: PartySky;
  title: string;
  text: string;
  spoken?: string | undefined;
  button: ReactNode;
  children: ReactNode;
}) {
  const words = spokenText(title, spoken);
  useSpoken(words);
  return (
    <QueueScreen step={step} layout="party" backdrop={null} className={styles.party}>
      <div className={styles.stage} aria-hidden>
        <PartyBackdrop sky={sky} />
        {sky === 'night' && <Confetti />}
        <div className={clsx(styles.scene, sky === 'day' && styles.floats)} data-sky={sky}>
          {children}
        </div>
      </div>
      <footer className={styles.foot} data-sky={sky} data-panel>
        <ReadAloud text={words} of={title} large className={styles.ear} />
        <div className={styles.words}>
          <Dialog.Title className={styles.title}>
            <bdi>{title}</bdi>
          </Dialog.Title>
          <Dialog.Description className={styles.text}>
            <bdi>{text}</bdi>
          </Dialog.Description>
        </div>
        {button}
      </footer>
    </QueueScreen>
  );
}
