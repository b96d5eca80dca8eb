import { clsx } from 'clsx';
import { Dialog } from 'radix-ui';
import type { Ref } from 'react';
import type { AdultOrNull } from '@shared/contracts/fields';
import { ChorePicture } from '@/components/art/chore-picture';
import { initialOf } from '@/lib/i18n/format';
import { LiveFriend, type LiveFriendHandle } from '@/components/art/live-friend';
import { NestBack, NestFront } from '@/components/art/nest-shapes';
import type { Face } from '@/components/ui/avatar';
import type { ShownHeart } from './news-screens';
import styles from './yes-screen.module.css';

export const wordsClass = (words: string, ...more: (string | false | undefined)[]) =>
  clsx(styles.words, words.length > 36 && styles.long, words.length > 90 && styles.veryLong, ...more);

export function Sender({ by, who, chore }: { by: AdultOrNull; who: string; chore: ShownHeart['about'] }) {
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
