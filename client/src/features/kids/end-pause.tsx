import { Play } from 'lucide-react';
import { Button } from '@/components/ui/button';
import { usePause } from './use-pause';
import { t } from '@/lib/messages';

/** Ends a kid's pause. */
export function EndPause({
  kid,
  variant,
  className,
}: {
  kid: { id: string; name: string };
  variant?: 'secondary';
  className?: string;
}) {
  const { end, pending } = usePause();
  return (
    <Button
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
