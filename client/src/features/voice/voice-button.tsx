import { Mic } from 'lucide-react';
import { Button } from '@/components/ui/button';
import { t } from '@/lib/messages';

/** Opens the voice helper. In the rail, or round in a phone's bottom bar. */
export function VoiceButton({ onOpen }: { onOpen: () => void }) {
  return (
    <Button
      variant="primary"
      iconOnly
      className="flex-none [--button-h:76px] [--button-radius:38px] max-tablet:mx-0.5 max-tablet:-mt-8.5 max-tablet:mb-1 tablet:w-21 tablet:[--button-h:60px] tablet:[--button-radius:24px] low:w-15 low:[--button-h:46px] tablet:[@media(max-height:700px)]:[--button-h:50px]"
      aria-haspopup="dialog"
      aria-label={t('voice.talkToPip')}
      onClick={onOpen}
    >
      <Mic className="size-9! tablet:size-8!" />
    </Button>
  );
}
