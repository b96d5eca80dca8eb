import { Crown, LogOut, UserCog, UserMinus } from 'lucide-react';
import { useState } from 'react';
import type { MemberRole } from '@shared/constants';
import type { Member } from '@shared/contracts/members';
import type { User } from '@shared/contracts/users';
import { mayOwn } from '@shared/rules/member-roles';
import { ActionsMenu } from '@/components/ui/actions-menu';
import { Button } from '@/components/ui/button';
import { Chip } from '@/components/ui/chip';
import { ListRow } from '@/components/ui/list-row';
import { RichText } from '@/components/ui/rich-text';
import { toastFailure } from '@/components/ui/toast-failure';
import { toast } from '@/components/ui/use-toast';
import { formatDate, initialOf } from '@/lib/i18n/format';
import { memberName } from '@/lib/i18n/format-names';
import { t } from '@/lib/i18n/messages';
import { TransferDialog, HelperDialog, LeaveDialog, RemoveDialog } from './member-dialogs';
import { roleName, roleText } from './member-words';
import { useChangeRole } from './members.api';

type Asking = 'hand-on' | 'helper' | 'remove' | 'leave';

export function MemberRow({
  member,
  user,
  onRemoved,
}: {
  member: Member;
  user: User;
  onRemoved: (name: string) => void;
}) {
  const { userId, role, joinedAt } = member;
  const [asking, setAsking] = useState<Asking | null>(null);
  const change = useChangeRole();
  const name = memberName(member);
  const isSelf = userId === user.id;
  const give = (next: MemberRole) =>
    void change.mutateAsync({ userId, role: next }).then(
      () => toast({ title: t('members.roleChanged', { name, role: roleName(next) }), tone: 'ok' }),
      (error: unknown) => toastFailure(t('members.roleFailed'), error),
    );
  const close = () => setAsking(null);
  return (
    <ListRow
      picture={initialOf(name)}
      look="person"
      name={name}
      chips={
        <>
          <Chip>{roleName(role)}</Chip>
          {isSelf && <Chip tone="lagoon">{t('members.you')}</Chip>}
        </>
      }
      text={
        <RichText
          id="members.doesSince"
          values={{ does: roleText(role), day: formatDate(joinedAt) }}
          parts={[<span key="0" className="inline-block" />]}
        />
      }
    >
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
              onPress: () => (role === 'helper' ? give('parent') : setAsking('helper')),
            },
            { label: t('members.handOn'), Icon: Crown, onPress: () => setAsking('hand-on') },
            { label: t('members.remove'), Icon: UserMinus, danger: true, onPress: () => setAsking('remove') },
          ]}
        />
      )}
      {asking === 'hand-on' && <TransferDialog member={member} onClose={close} />}
      {asking === 'helper' && <HelperDialog member={member} onClose={close} />}
      {asking === 'remove' && <RemoveDialog member={member} onRemoved={onRemoved} onClose={close} />}
      {asking === 'leave' && <LeaveDialog user={user} onClose={close} />}
    </ListRow>
  );
}
