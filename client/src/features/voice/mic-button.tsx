import { Mic } from 'lucide-react';
import './mic-button.css';

/** The ear: rings spread from it while it listens. A tap begins, and ends. */
export function MicButton({ listening, onPress }: { listening: boolean; onPress: () => void }) {
  return (
    <button
      type="button"
      className="mic"
      aria-label={listening ? 'Stop listening' : 'Talk to Pip'}
      data-listening={listening || undefined}
      onClick={onPress}
    >
      <span className="mic-rings" aria-hidden>
        <i />
        <i />
        <i />
      </span>
      <span className="mic-face">
        <Mic />
      </span>
    </button>
  );
}
