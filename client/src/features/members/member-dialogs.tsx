import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Tablet } from 'lucide-react';
import { useLocation } from 'wouter';
import type { Member } from '@shared/contracts/members';
import type { User } from '@shared/contracts/users';
import { mayManage } from '@shared/rules/member-roles';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { toast, toastFailure } from '@/components/ui/use-toast';
import { onUserChanged } from '@/features/auth/auth.api';
import { expectSignOut } from '@/features/auth/leave-for-login';
import { familyTitle } from '@/features/family/family-name';
import { adultKeys } from '@/lib/api/adult-keys';
import { devicesQuery } from '@/lib/api/shared-queries';
import { formatAgo } from '@/lib/i18n/format';
import { memberName } from '@/lib/i18n/format-names';
import { t } from '@/lib/i18n/messages';
import { paths } from '@/lib/page/paths';
import { roleName } from './member-words';
import { useChangeRole, useRemoveMember } from './members.api';

export function TransferDialog({ member, onClose }: { member: Member; onClose: () => void }) {
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

/** Lists the tablets that are unpaired when the member leaves. */
function LostDevices({ userId }: { userId: string }) {
  const lost = (useQuery(devicesQuery).data ?? []).filter(({ madeBy }) => madeBy.id === userId);
  if (lost.length === 0) return null;
  return (
    <div className="mt-4 rounded-md bg-sunken p-4 text-15">
      <p className="font-semibold">{t('members.tabletsEnd', { count: lost.length })}</p>
      <ul className="mt-2 grid gap-2">
        {lost.map(({ id, name, lastSeenAt }) => (
          <li key={id} className="flex items-center gap-3">
            <Tablet size={20} className="flex-none text-ink-2" aria-hidden />
            <span className="min-w-0 wrap-anywhere">
              <bdi className="font-semibold">{name}</bdi>{' '}
              <span className="text-14 text-ink-2">{t('devices.used', { ago: formatAgo(lastSeenAt) })}</span>
            </span>
          </li>
        ))}
      </ul>
      <p className="mt-2 text-14 text-ink-2">{t('members.tabletsEndHint')}</p>
    </div>
  );
}

export function HelperDialog({ member, onClose }: { member: Member; onClose: () => void }) {
  const change = useChangeRole();
  const name = memberName(member);
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('members.helperTitle', { name })}
      description={t('members.helperText', { name })}
      confirmLabel={t('members.makeHelper')}
      variant="primary"
      saving={change.isPending}
      onConfirm={() =>
        void change.mutateAsync({ userId: member.userId, role: 'helper' }).then(
          () => {
            toast({ title: t('members.roleChanged', { name, role: roleName('helper') }), tone: 'ok' });
            onClose();
          },
          (error: unknown) => toastFailure(t('members.roleFailed'), error),
        )
      }
    >
      <LostDevices userId={member.userId} />
    </ConfirmDialog>
  );
}

export function RemoveDialog({
  member,
  onRemoved,
  onClose,
}: {
  member: Member;
  onRemoved: (name: string) => void;
  onClose: () => void;
}) {
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
            onRemoved(name);
            onClose();
            void client.invalidateQueries({ queryKey: adultKeys.members });
          },
          (error: unknown) => toastFailure(t('members.removeFailed'), error),
        )
      }
    >
      <LostDevices userId={member.userId} />
    </ConfirmDialog>
  );
}

export function LeaveDialog({ user, onClose }: { user: User; onClose: () => void }) {
  const remove = useRemoveMember();
  const client = useQueryClient();
  const [, navigate] = useLocation();
  const family = familyTitle(user);
  const leave = () => {
    // Pending requests will be rejected.
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
    >
      {mayManage(user.familyRole) && <LostDevices userId={user.id} />}
    </ConfirmDialog>
  );
}
