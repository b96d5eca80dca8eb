import { CloudAlert } from 'lucide-react';
import { t } from '@/lib/i18n/messages';
import { Button } from './button';

export function PartError({
  title,
  text,
  onRetry,
  retrying,
}: {
  title: string;
  text: string;
  onRetry: () => void;
  retrying: boolean;
}) {
  return (
    <div role="alert" className="flex items-center gap-3 pt-1.5 pb-3.5">
      <CloudAlert size={24} className="flex-none text-ink-2 tiny:hidden" />
      <div className="min-w-0 flex-1">
        <p className="font-display text-16 leading-tight font-semibold">{title}</p>
        <p className="mt-0.5 text-14 leading-snug text-ink-2">{text}</p>
      </div>
      <Button variant="secondary" saving={retrying} savingLabel={t('ui.retrying')} onClick={onRetry}>
        {t('ui.retry')}
      </Button>
    </div>
  );
}
