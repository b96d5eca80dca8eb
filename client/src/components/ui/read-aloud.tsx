import { clsx } from 'clsx';
import { Square, Volume2 } from 'lucide-react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { canSpeak, speak } from '@/lib/speech';
import './read-aloud.css';

/** Says a text to somebody who cannot read yet; pressed again, it is quiet. Not there where the browser has no voice. */
export function ReadAloud({
  text,
  of,
  className,
  atOnce = false,
}: {
  text: string;
  /** What is read, for screen readers: 'Water plants'. */
  of: string;
  className?: string;
  /** Begins by itself: whoever made it appear asked for that. */
  atOnce?: boolean;
}) {
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
  if (!canSpeak()) return null;

  const toggle = () => {
    if (speaking) {
      stop.current?.();
      return;
    }
    setSpeaking(true);
    say();
  };

  return (
    <button
      type="button"
      className={clsx('read-aloud', className)}
      aria-label={`Read aloud: ${of}`}
      aria-pressed={speaking}
      onClick={toggle}
    >
      <span>{speaking ? <Square fill="currentColor" /> : <Volume2 />}</span>
    </button>
  );
}
