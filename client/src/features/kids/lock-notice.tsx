import { LockKeyhole } from 'lucide-react';
import type { ParentKid } from '@shared/contracts/kids';
import { Button } from '@/components/ui/button';
import { toastFailure } from '@/components/ui/toast-failure';
import { toast } from '@/components/ui/use-toast';
import { formatTime } from '@/lib/format';
import { useUntil } from '@/lib/use-until';
import { useUnlockKid } from './kids.api';

/** Too many wrong pictures: until when the kid has to wait, and a way in now. Nothing while nobody is locked out. */
export function LockNotice({ kid }: { kid: ParentKid }) {
  const unlock = useUnlockKid(kid.id);
  const locked = useUntil(kid.lockedUntil);
  if (!locked || kid.lockedUntil === null) return null;
  return (
    <div className="kid-locked">
      <LockKeyhole size={20} />
      <p className="min-w-36 flex-1">
        <b className="font-semibold">Too many wrong pictures.</b> Locked until {formatTime(kid.lockedUntil)}.
      </p>
      <Button
        variant="plain"
        size="sm"
        saving={unlock.isPending}
        savingLabel="Unlocking"
        aria-label={`Unlock ${kid.name}`}
        onClick={() =>
          unlock.mutate(undefined, {
            onSuccess: () => toast({ title: `${kid.name} can try again`, tone: 'ok' }),
            onError: (error) => toastFailure('Failed to unlock', error),
          })
        }
      >
        Unlock
      </Button>
    </div>
  );
}
