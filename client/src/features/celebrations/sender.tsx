import { clsx } from 'clsx';
import { Dialog } from 'radix-ui';
import type { AdultOrNull } from '@shared/contracts/fields';
import { ChorePicture } from '@/components/art/chore-picture';
import { initialOf } from '@/lib/i18n/format';
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
