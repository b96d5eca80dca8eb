import { clsx } from 'clsx';
import { X } from 'lucide-react';
import { Dialog } from 'radix-ui';
import { useEffect, useRef, useState } from 'react';
import type { Kid } from '@shared/contracts/kids';
import type { LiveFriendHandle } from '@/components/art/live-friend';
import { Pip } from '@/components/art/pip';
import { PraiseArt } from '@/components/art/praise-art';
import { Button } from '@/components/ui/button';
import { ReadAloud } from '@/components/ui/read-aloud';
import { t } from '@/lib/i18n/messages';
import { prefersReducedMotion } from '@/lib/page/use-media';
import { spokenText } from '@/lib/sound/spoken-text';
import { useSpoken } from '@/lib/sound/use-spoken';
import { Morning, QueueScreen, type CelebrationStep } from './celebration-screen';
import { HeartTray } from './heart-tray';
import type { ShownHeart } from './news-screens';
import { heartWords, sentBy } from './news-words';
import { Sender, wordsClass, NestFriend } from './screen-parts';
import hearts from './hearts.module.css';
import styles from './yes-screen.module.css';

const VOICE_MS = 760;

export function HeartScreen({ heart, kid, step }: { heart: ShownHeart; kid: Kid; step: CelebrationStep }) {
  const words = heartWords(heart);
  const spoken = spokenText(words, sentBy(heart.from), heart.about?.label ?? null);
  const [isRead, setRead] = useState(prefersReducedMotion());
  useSpoken(isRead ? spoken : null);
  const friend = useRef<LiveFriendHandle>(null);
  useEffect(() => {
    const timer = setTimeout(() => {
      setRead(true);
      friend.current?.act('jump');
    }, VOICE_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <QueueScreen
      step={step}
      layout="plain"
      backdrop={<Morning />}
      className={clsx(styles.screen, styles.answers, styles.alone)}
      onPress={() => setRead(true)}
    >
      <div className={styles.plate}>
        <PraiseArt heart={heart.picture} className={hearts.onPlate} />
        <ReadAloud text={spoken} of={words} large className={styles.ear} />
      </div>
      <div className={wordsClass(words)}>
        <Dialog.Title className={styles.title}>
          <bdi>{words}</bdi>
        </Dialog.Title>
        <Sender by={heart.from} who={sentBy(heart.from)} chore={heart.about} />
      </div>
      <NestFriend ref={friend} kid={kid} happy />
      <Pip mood="cheer" className={styles.pip} />
      <div className={styles.answer}>
        <HeartTray praiseId={heart.id} />
        <Button data-next variant="highlight" className={styles.yay} onClick={step.onNext}>
          {t('news.yay')}
        </Button>
      </div>
      <Button iconOnly className={styles.leave} aria-label={t('news.leave')} onClick={step.onLeave}>
        <X />
      </Button>
    </QueueScreen>
  );
}
