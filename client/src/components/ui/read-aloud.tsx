import { clsx } from 'clsx';
import { Square, Volume2 } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { canSpeak, speak } from '@/lib/speech';
import './read-aloud.css';

/** Says a text to somebody who cannot read yet; pressed again, it is quiet. Not there where the browser has no voice. */
export function ReadAloud({
  text,
  of,
  className,
}: {
  text: string;
  /** What is read, for screen readers: 'Water plants'. */
  of: string;
  className?: string;
}) {
  const [speaking, setSpeaking] = useState(false);
  const stop = useRef<(() => void) | null>(null);
  useEffect(() => () => stop.current?.(), []);
  if (!canSpeak()) return null;

  const toggle = () => {
    if (speaking) {
      stop.current?.();
      return;
    }
    setSpeaking(true);
    stop.current = speak(text, () => setSpeaking(false));
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
