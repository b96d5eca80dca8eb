import { Volume2 } from 'lucide-react';
import { Pip } from '@/components/art/pip';
import { t } from '@/lib/i18n/messages';
import { canSpeak, speak } from '@/lib/sound/speech';
import { useStore } from '@/lib/storage/store';
import styles from './lane-bubble.module.css';
import { bubbles } from './lane-news';

/** Pip's explanation over a lane's rows. */
export function LaneBubble({ kidId }: { kidId: string }) {
  const text = useStore(bubbles).get(kidId)?.text;
  if (text === undefined) return null;
  return (
    <div className={styles.bubble} data-bubble>
      <Pip mood="look" className={styles.pip} />
      <p>{text}</p>
      {canSpeak() && (
        <button type="button" aria-label={t('ui.readAloud', { of: text })} onClick={() => speak(text)}>
          <Volume2 />
        </button>
      )}
    </div>
  );
}
