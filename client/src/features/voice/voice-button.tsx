import { Mic } from 'lucide-react';
import { Button } from '@/components/ui/button';
import { t } from '@/lib/i18n/messages';

export function VoiceButton({ onOpen }: { onOpen: () => void }) {
  return (
    <Button
      variant="primary"
      iconOnly
      className="min-h-19 w-19 flex-none rounded-full max-tablet:mx-0.5 max-tablet:-mt-8.5 max-tablet:mb-1 tablet:min-h-15 tablet:w-21 tablet:rounded-lg shallow:min-h-12.5 low:min-h-11.5 low:w-15"
      aria-haspopup="dialog"
      aria-label={t('voice.talkToPip')}
      onClick={onOpen}
    >
      <Mic className="size-9! tablet:size-8!" />
    </Button>
  );
}
