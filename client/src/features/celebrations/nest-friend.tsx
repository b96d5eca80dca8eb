import type { Ref } from 'react';
import { LiveFriend, type LiveFriendHandle } from '@/components/art/live-friend';
import { NestBack, NestFront } from '@/components/art/nest-shapes';
import type { Face } from '@/components/ui/avatar';
import styles from './yes-screen.module.css';

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
