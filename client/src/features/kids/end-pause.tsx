import { Play } from 'lucide-react';
import { Button } from '@/components/ui/button';
import { usePause } from './use-pause';
import { t } from '@/lib/i18n/messages';
import { useMayManage } from '@/lib/api/use-may-manage';

export function EndPause({
  kid,
  variant,
  className,
}: {
  kid: { id: string; name: string };
  variant?: 'secondary' | undefined;
  className?: string | undefined;
}) {
  const { end, pending } = usePause();
  const mayManage = useMayManage();
  if (!mayManage) return null;
  return (
    <Button
      saves
      variant={variant}
      className={className}
      saving={pending}
      aria-label={t('kids.endPauseOf', { name: kid.name })}
      onClick={() => end(kid)}
    >
      <Play />
      {t('kids.endPause')}
    </Button>
  );
}
