import { clsx } from 'clsx';
import { RotateCw } from 'lucide-react';
import type { ReactNode } from 'react';
import { Pip } from '@/components/art/pip';
import { t } from '@/lib/i18n/messages';
import { Button } from './button';

export function ErrorState({
  title = t('ui.loadFailed'),
  text = t('ui.checkConnection'),
  onRetry,
  retrying,
  forKid = false,
  className,
}: {
  title?: string | undefined;
  text?: ReactNode;
  onRetry: () => void;
  retrying?: boolean | undefined;
  forKid?: boolean;
  className?: string | undefined;
}) {
  return (
    <div role="alert" className={clsx('grid justify-items-center px-5 py-8 text-center', className)}>
      <Pip mood="oops" size={108} />
      <p className="mt-3 max-w-80 font-display text-21 leading-tight font-semibold text-balance">{title}</p>
      <p className="mt-2 max-w-96 text-ink-2">{text}</p>
      <Button
        variant={forKid ? 'highlight' : 'primary'}
        className="mt-5"
        onClick={onRetry}
        saving={retrying ?? false}
        savingLabel={t('ui.retrying')}
      >
        <RotateCw />
        {t('ui.retry')}
      </Button>
    </div>
  );
}
