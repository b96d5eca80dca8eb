import { BellRing } from 'lucide-react';
import { Pip } from '@/components/art/pip';
import { Button } from '@/components/ui/button';
import { ReadAloud } from '@/components/ui/read-aloud';
import { t } from '@/lib/messages';
import { spokenText } from '@/lib/spoken-text';

export function LivePausedNote({ paused, onReconnect }: { paused: boolean; onReconnect: () => void }) {
  return (
    // Always rendered, so that its text is announced.
    <output>{paused && <LivePaused onReconnect={onReconnect} />}</output>
  );
}

function LivePaused({ onReconnect }: { onReconnect: () => void }) {
  const title = t('kidDashboard.livePaused');
  const text = t('kidDashboard.livePausedText');
  return (
    <div className="mb-3.5 flex animate-rise flex-wrap items-center gap-x-4 gap-y-2.5 rounded-xl bg-surface ps-3.5 pe-4 pt-2.5 pb-3.5 shadow-tile">
      <Pip mood="sleep" size={64} />
      <p className="flex-[1_1_150px] text-18/[1.3]">
        <b className="block font-display text-21/[1.2] font-semibold">{title}</b>
        {text}
      </p>
      <ReadAloud text={spokenText(title, text)} of={title} />
      <Button variant="highlight" className="max-tablet:w-full" onClick={onReconnect}>
        <BellRing />
        {t('kidDashboard.reconnect')}
      </Button>
    </div>
  );
}
