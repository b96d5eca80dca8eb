import { clsx } from 'clsx';
import { Square, Volume2 } from 'lucide-react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { canSpeak, speak } from '@/lib/sound/speech';
import { t } from '@/lib/i18n/messages';
import styles from './read-aloud.module.css';

/** A button that is hidden if the browser has no voice. */
export function ReadAloud({
  text,
  of,
  className,
  atOnce = false,
  quiet = false,
  large = false,
}: {
  text: string;
  of: string;
  className?: string | undefined;
  atOnce?: boolean;
  quiet?: boolean;
  large?: boolean;
}) {
  const { speaking, toggle } = useReadAloud(text, atOnce);
  if (!canSpeak()) return null;

  return (
    <button
      type="button"
      className={clsx(styles.button, large && styles.large, className)}
      data-ear={text}
      aria-label={t('ui.readAloud', { of })}
      aria-pressed={speaking}
      onClick={toggle}
    >
      <span className={quiet ? 'text-white' : styles.ground}>
        {speaking ? <Square fill="currentColor" /> : <Volume2 />}
      </span>
    </button>
  );
}

export function useReadAloud(text: string, atOnce = false): { speaking: boolean; toggle: () => void } {
  const [speaking, setSpeaking] = useState(() => atOnce && canSpeak());
  const stop = useRef<(() => void) | null>(null);
  const say = () => {
    stop.current = speak(text, () => setSpeaking(false));
  };
  const begin = useEffectEvent(() => {
    if (speaking) say();
  });
  useEffect(() => {
    begin();
    return () => stop.current?.();
  }, []);
  const toggle = () => {
    if (speaking) {
      stop.current?.();
      return;
    }
    setSpeaking(true);
    say();
  };
  return { speaking, toggle };
}
