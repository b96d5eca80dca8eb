import { clsx } from 'clsx';
import { Mic } from 'lucide-react';
import { Button } from '@/components/ui/button';
import { t } from '@/lib/messages';

/** A button in the header, or a `round` one in a phone's bottom bar. */
export function VoiceButton({ round = false, onOpen }: { round?: boolean; onOpen: () => void }) {
  return (
    <Button
      variant="primary"
      iconOnly
      className={clsx('flex-none', round && 'mx-0.5 -mt-8.5 mb-1 [--button-h:76px] [--button-radius:38px]')}
      aria-haspopup="dialog"
      aria-label={t('voice.talkToPip')}
      onClick={onOpen}
    >
      <Mic className={clsx(round && 'size-9')} />
    </Button>
  );
}
