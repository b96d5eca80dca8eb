import { useEffect, useEffectEvent, useState } from 'react';
import { canSpeak, speak } from '@/lib/sound/speech';
import { type Beat, MOST_WAIT_MS } from './ritual';

/** Waits up to 2 s for a longer sentence of `onBeat`. */
export function useBeats(beats: readonly Beat[], onBeat: (beat: Beat) => string | null) {
  const [index, setIndex] = useState(0);
  const start = useEffectEvent((next: () => void) => {
    const beat = beats[index];
    const after = beats[index + 1];
    if (!beat) return () => {};
    const words = onBeat(beat);
    let isSpeaking = words !== null && canSpeak() && window.speechSynthesis.getVoices().length > 0;
    let isDue = false;
    const stop = isSpeaking
      ? speak(words ?? '', () => {
          isSpeaking = false;
          if (isDue) next();
        })
      : () => {};
    if (!after) return stop;
    let timer = setTimeout(() => {
      isDue = true;
      if (isSpeaking) timer = setTimeout(next, MOST_WAIT_MS);
      else next();
    }, after.at - beat.at);
    return () => {
      isDue = false;
      clearTimeout(timer);
      stop();
    };
  });
  useEffect(() => {
    let isOver = false;
    const stop = start(() => {
      if (!isOver) setIndex(index + 1);
    });
    return () => {
      isOver = true;
      stop();
    };
  }, [index]);
  const last = beats.length - 1;
  return {
    index: Math.min(index, last),
    toEnd: () => setIndex(last),
    toNext: () => setIndex(Math.min(index + 1, last)),
  };
}
