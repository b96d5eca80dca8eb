import { clsx } from 'clsx';
import { Mic } from 'lucide-react';
import { buttonClass } from '@/components/ui/button-look';
import './voice-key.css';

/** Opens the talk with Pip: a key in the header, the round one in the middle of a phone's bar. */
export function VoiceKey({ look, onOpen }: { look: 'key' | 'round'; onOpen: () => void }) {
  return (
    <button
      type="button"
      className={clsx(
        buttonClass({ variant: 'primary', iconOnly: true }),
        look === 'round' && 'voice-key-round',
      )}
      aria-haspopup="dialog"
      aria-label="Talk to Pip"
      onClick={onOpen}
    >
      <Mic />
    </button>
  );
}
