import { useLocation } from 'wouter';
import { useQueryClient } from '@tanstack/react-query';
import type { Member } from '@shared/contracts/members';
import type { User } from '@shared/contracts/users';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { toastFailure } from '@/components/ui/toast-failure';
import { toast } from '@/components/ui/use-toast';
import { onUserChanged } from '@/features/auth/auth.api';
import { expectSignOut } from '@/features/auth/leave-for-login';
import { familyTitle } from '@/features/family/family-name';
import { adultKeys } from '@/lib/adult-keys';
import { t } from '@/lib/messages';
import { paths } from '@/lib/paths';
import { memberName } from './member-words';
import { useChangeRole, useRemoveMember } from './members.api';

/** Asks, saying what follows, then makes somebody else the owner. */
export function HandOnDialog({ member, onClose }: { member: Member; onClose: () => void }) {
  const change = useChangeRole();
  const name = memberName(member);
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('members.handOnTitle', { name })}
      description={t('members.handOnText', { name })}
      confirmLabel={t('members.handOn')}
      variant="primary"
      saving={change.isPending}
      onConfirm={() =>
        void change.mutateAsync({ userId: member.userId, role: 'owner' }).then(
          () => {
            toast({ title: t('members.handedOn', { name }), tone: 'ok' });
            onClose();
          },
          (error: unknown) => toastFailure(t('members.roleFailed'), error),
        )
      }
    />
  );
}

/** Asks, saying what follows, then removes somebody from the family. */
export function RemoveDialog({ member, onClose }: { member: Member; onClose: () => void }) {
  const remove = useRemoveMember();
  const client = useQueryClient();
  const name = memberName(member);
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('members.removeTitle', { name })}
      description={t('members.removeText', { name })}
      confirmLabel={t('members.remove')}
      saving={remove.isPending}
      onConfirm={() =>
        void remove.mutateAsync(member.userId).then(
          () => {
            toast({ title: t('members.removed', { name }), tone: 'ok' });
            onClose();
            void client.invalidateQueries({ queryKey: adultKeys.members });
          },
          (error: unknown) => toastFailure(t('members.removeFailed'), error),
        )
      }
    />
  );
}

/** Asks, saying what follows, then leaves the family, which ends the session here too. */
export function LeaveDialog({ user, onClose }: { user: User; onClose: () => void }) {
  const remove = useRemoveMember();
  const client = useQueryClient();
  const [, navigate] = useLocation();
  const family = familyTitle(user);
  const leave = () => {
    // Until somebody logs in: what is on its way is refused, and that was asked for.
    expectSignOut(true);
    void remove.mutateAsync(user.id).then(
      () => {
        navigate(paths.parentAuth, { replace: true });
        toast({ title: t('members.left', { family }), description: t('members.leftText'), tone: 'ok' });
        void onUserChanged(client, null);
      },
      (error: unknown) => {
        expectSignOut(false);
        toastFailure(t('members.leaveFailed'), error);
      },
    );
  };
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('members.leaveTitle', { family })}
      description={t('members.leaveText')}
      confirmLabel={t('members.leave')}
      saving={remove.isPending}
      onConfirm={leave}
    />
  );
}
