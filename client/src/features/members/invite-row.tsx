import { Mail } from 'lucide-react';
import type { Invite } from '@shared/contracts/members';
import { Button } from '@/components/ui/button';
import { toastFailure } from '@/components/ui/toast-failure';
import { formatDate } from '@/lib/format';
import { t } from '@/lib/messages';
import { useWithdrawInvite } from './members.api';

/** An invitation that nobody has used yet, and the way to withdraw it. */
export function InviteRow({ invite: { id, role, expiresAt, invitedBy } }: { invite: Invite }) {
  const withdraw = useWithdrawInvite();
  const day = formatDate(expiresAt);
  return (
    <li className="flex min-h-16 items-center gap-3.5 py-2.5">
      <span
        className="grid size-11 flex-none place-items-center rounded-full text-ink-2 outline-2 -outline-offset-2 outline-control outline-dashed"
        aria-hidden
      >
        <Mail size={22} />
      </span>
      <div className="min-w-0 flex-1">
        <p className="font-display text-16 leading-tight font-semibold">{t(`members.invitedAs.${role}`)}</p>
        <p className="mt-0.5 text-14 leading-snug text-ink-2">
          {invitedBy ? t('members.linkEndsBy', { day, name: invitedBy }) : t('members.linkEnds', { day })}
        </p>
      </div>
      <Button
        variant="secondary"
        saving={withdraw.isPending}
        onClick={() =>
          withdraw.mutate(id, { onError: (error) => toastFailure(t('members.withdrawFailed'), error) })
        }
      >
        {t('members.withdraw')}
      </Button>
    </li>
  );
}
