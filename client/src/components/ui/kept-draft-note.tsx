import { RotateCcw } from 'lucide-react';
import { t } from '@/lib/i18n/messages';
import { Button } from './button';
import { RichText } from './rich-text';

export function KeptDraftNote({ onStartOver }: { onStartOver: () => void }) {
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2 rounded-md bg-info-soft p-3.5 text-info">
      <output className="min-w-48 flex-1 text-15 leading-snug">
        <RichText id="ui.draftKept" parts={[<b key="0" className="block font-semibold" />]} />
      </output>
      <Button variant="plain" size="sm" onClick={onStartOver}>
        <RotateCcw />
        {t('ui.startOver')}
      </Button>
    </div>
  );
}
