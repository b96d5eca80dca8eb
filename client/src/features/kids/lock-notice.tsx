import { LockKeyhole } from 'lucide-react';
import type { ParentKid } from '@shared/contracts/kids';
import { Button } from '@/components/ui/button';
import { RichText } from '@/components/ui/rich-text';
import { toast, toastFailure } from '@/components/ui/use-toast';
import { formatTime } from '@/lib/i18n/format';
import { t } from '@/lib/i18n/messages';
import { useUntil } from '@/lib/dates/use-until';
import { useUnlockKid } from './kids.api';

export function useUnlock({ id, name }: Pick<ParentKid, 'id' | 'name'>) {
  const { mutateAsync, isPending } = useUnlockKid(id);
  const unlock = () =>
    void mutateAsync().then(
      () => toast({ title: t('kids.unlocked', { name }), tone: 'ok' }),
      (error: unknown) => toastFailure(t('kids.unlockFailed'), error),
    );
  return { isPending, unlock };
}

export function LockNotice({ kid }: { kid: ParentKid }) {
  const { isPending, unlock } = useUnlock(kid);
  const locked = useUntil(kid.lockedUntil);
  if (!locked || kid.lockedUntil === null) return null;
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2 rounded-md bg-wait-soft py-2.5 ps-3.5 pe-2.5 text-14 leading-[1.35] text-wait">
      <LockKeyhole size={20} />
      <p className="min-w-36 flex-1">
        <RichText
          id="kids.locked"
          values={{ time: formatTime(kid.lockedUntil) }}
          parts={[<b key="0" className="font-semibold" />]}
        />
      </p>
      <Button
        saves
        variant="plain"
        size="sm"
        saving={isPending}
        savingLabel={t('kids.unlocking')}
        aria-label={t('kids.unlockOf', { name: kid.name })}
        onClick={unlock}
      >
        {t('kids.unlock')}
      </Button>
    </div>
  );
}
