import { Mic } from 'lucide-react';
import { t } from '@/lib/messages';
import styles from './voice-dialog.module.css';

export function MicButton({ listening, onPress }: { listening: boolean; onPress: () => void }) {
  return (
    <button
      type="button"
      className={styles.mic}
      aria-label={listening ? t('voice.stopListening') : t('voice.talkToPip')}
      data-mic
      data-listening={listening || undefined}
      onClick={onPress}
    >
      <span className={styles.rings} aria-hidden>
        <i />
        <i />
        <i />
      </span>
      <span className={styles.face}>
        <Mic className="size-12.5" />
      </span>
    </button>
  );
}
