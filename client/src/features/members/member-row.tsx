import { Crown, LogOut, UserCog, UserMinus } from 'lucide-react';
import { useState } from 'react';
import type { MemberRole } from '@shared/constants';
import type { Member } from '@shared/contracts/members';
import type { User } from '@shared/contracts/users';
import { mayOwn } from '@shared/rules/member-roles';
import { ActionsMenu } from '@/components/ui/actions-menu';
import { Button } from '@/components/ui/button';
import { Chip } from '@/components/ui/chip';
import { toastFailure } from '@/components/ui/toast-failure';
import { toast } from '@/components/ui/use-toast';
import { formatDate, initialOf } from '@/lib/format';
import { t } from '@/lib/messages';
import { HandOnDialog, LeaveDialog, RemoveDialog } from './member-dialogs';
import { memberName, roleName, roleText } from './member-words';
import { useChangeRole } from './members.api';

type Asking = 'hand-on' | 'remove' | 'leave';

/** An adult of the family: who, as what, since when. The owner's menu changes that; who is no owner may leave. */
export function MemberRow({ member, user }: { member: Member; user: User }) {
  const { userId, role, joinedAt } = member;
  const [asking, setAsking] = useState<Asking | null>(null);
  const change = useChangeRole();
  const name = memberName(member);
  const isSelf = userId === user.id;
  const give = (next: MemberRole) =>
    change.mutate(
      { userId, role: next },
      {
        onSuccess: () =>
          toast({ title: t('members.roleChanged', { name, role: roleName(next) }), tone: 'ok' }),
        onError: (error) => toastFailure(t('members.roleFailed'), error),
      },
    );
  const close = () => setAsking(null);
  return (
    <li className="flex min-h-16 items-center gap-3.5 py-2.5">
      <span
        className="grid size-11 flex-none place-items-center rounded-full bg-lagoon-soft font-display text-18 font-semibold text-lagoon-text"
        aria-hidden
      >
        {initialOf(name)}
      </span>
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <bdi className="line-clamp-2 font-display text-16 leading-tight font-semibold wrap-anywhere">
            {name}
          </bdi>
          <Chip>{roleName(role)}</Chip>
          {isSelf && <Chip tone="lagoon">{t('members.you')}</Chip>}
        </p>
        <p className="mt-0.5 text-14 leading-snug text-ink-2">
          {t('members.doesSince', { does: roleText(role), day: formatDate(joinedAt) })}
        </p>
      </div>
      {isSelf && role !== 'owner' && (
        <Button variant="secondary" onClick={() => setAsking('leave')}>
          <LogOut className="rtl:-scale-x-100" />
          {t('members.leave')}
        </Button>
      )}
      {!isSelf && mayOwn(user.familyRole) && (
        <ActionsMenu
          label={t('members.menu', { name })}
          actions={[
            {
              label: role === 'helper' ? t('members.makeParent') : t('members.makeHelper'),
              Icon: UserCog,
              onPress: () => give(role === 'helper' ? 'parent' : 'helper'),
            },
            { label: t('members.handOn'), Icon: Crown, onPress: () => setAsking('hand-on') },
            { label: t('members.remove'), Icon: UserMinus, danger: true, onPress: () => setAsking('remove') },
          ]}
        />
      )}
      {asking === 'hand-on' && <HandOnDialog member={member} onClose={close} />}
      {asking === 'remove' && <RemoveDialog member={member} onClose={close} />}
      {asking === 'leave' && <LeaveDialog user={user} onClose={close} />}
    </li>
  );
}
