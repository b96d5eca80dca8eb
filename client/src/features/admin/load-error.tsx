import { RotateCw, TriangleAlert } from 'lucide-react';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { t } from '@/lib/i18n/messages';

export function LoadError({
  title,
  onRetry,
  retrying,
  className,
}: {
  title: string;
  onRetry: () => void;
  retrying: boolean;
  className?: string | undefined;
}) {
  return (
    <Card className={className}>
      <div role="alert" className="flex flex-wrap items-center gap-x-4 gap-y-3 px-6 py-5">
        <TriangleAlert size={22} className="text-ink-2" />
        <p className="me-auto">
          <b className="block font-semibold">{title}</b>
          <span className="text-ink-2">{t('admin.checkConnection')}</span>
        </p>
        <Button onClick={onRetry} saving={retrying} savingLabel={t('admin.retrying')}>
          <RotateCw />
          {t('admin.retry')}
        </Button>
      </div>
    </Card>
  );
}
