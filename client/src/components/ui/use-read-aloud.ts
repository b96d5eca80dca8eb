import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { canSpeak, speak } from '@/lib/sound/speech';

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
