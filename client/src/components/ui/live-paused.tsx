import { RotateCw, Unplug } from 'lucide-react';
import { t } from '@/lib/i18n/messages';
import { Button } from './button';
import { RichText } from './rich-text';

export function LivePaused({
  disconnected,
  onReconnect,
}: {
  disconnected: boolean;
  onReconnect: () => void;
}) {
  return (
    // Always rendered, so that its text is announced.
    <output className="block">
      {disconnected && (
        <span className="mb-4 flex flex-wrap items-center gap-x-3 gap-y-2 rounded-md bg-sunken px-4 py-2.5 text-15">
          <Unplug size={20} />
          <span className="min-w-0 flex-1 basis-48 leading-snug">
            <RichText id="ui.livePaused" parts={[<b key="0" className="font-semibold" />]} />
          </span>
          <Button variant="secondary" size="sm" onClick={onReconnect}>
            <RotateCw />
            {t('ui.reconnect')}
          </Button>
        </span>
      )}
    </output>
  );
}
