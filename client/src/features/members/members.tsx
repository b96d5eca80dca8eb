import { useState } from 'react';
import type { User } from '@shared/contracts/users';
import { mayManage, mayOwn } from '@shared/rules/member-roles';
import { listRows, ListRow } from '@/components/ui/list-row';
import { QueryPart } from '@/components/ui/query-part';
import { t } from '@/lib/i18n/messages';
import { Link } from 'wouter';
import type { ParentKid } from '@shared/contracts/kids';
import { Avatar } from '@/components/ui/avatar';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { RichText } from '@/components/ui/rich-text';
import { useCalendars } from '@/features/calendars/calendars.api';
import { NewCodeDialog } from '@/features/family/family-code-card';
import { useKids } from '@/features/kids/kids.api';
import { PicturesDialog } from '@/features/kids/pictures-dialog';
import { paths } from '@/lib/page/paths';
import { Mail, Crown, LogOut, UserCog, UserMinus } from 'lucide-react';
import type { Invite, Member } from '@shared/contracts/members';
import type { MemberRole } from '@shared/constants';
import { Chip } from '@/components/ui/chip';
import { toastFailure, toast } from '@/components/ui/use-toast';
import { formatDate, initialOf } from '@/lib/i18n/format';
import { ActionsMenu } from '@/components/ui/actions-menu';
import { memberName } from '@/lib/i18n/format-names';
import { useInvites, useMembers, useWithdrawInvite, useChangeRole } from './members.api';
import { TransferDialog, HelperDialog, LeaveDialog, RemoveDialog } from './member-dialogs';
import { roleName, roleText } from './member-words';

export function Members({ user }: { user: User }) {
  const members = useMembers();
  const manages = mayManage(user.familyRole);
  const invites = useInvites({ enabled: manages }).data ?? [];
  // The member's row disappears.
  const [removed, setRemoved] = useState<string | null>(null);
  return (
    <>
      <QueryPart query={members} failed={t('members.failed')} loading={t('members.loading')}>
        {(list) => (
          <ul className={listRows}>
            {list.map((member) => (
              <MemberRow key={member.userId} member={member} user={user} onRemoved={setRemoved} />
            ))}
            {manages && invites.map((invite) => <InviteRow key={invite.id} invite={invite} />)}
          </ul>
        )}
      </QueryPart>
      {removed !== null && (
        <AfterRemoval name={removed} code={user.familyCode} onClose={() => setRemoved(null)} />
      )}
    </>
  );
}

function AfterRemoval({ name, code, onClose }: { name: string; code: string | null; onClose: () => void }) {
  const kids = useKids().data ?? [];
  const calendars = useCalendars().data ?? [];
  const [renewing, setRenewing] = useState<ParentKid | 'code' | null>(null);
  const done = () => setRenewing(null);
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t('members.removed', { name })}
      description={t('members.afterText', { name })}
      width={520}
    >
      <ul className={`${listRows} mt-4`}>
        {code !== null && (
          <ListRow name={t('members.afterCode')} text={code}>
            <Button variant="secondary" onClick={() => setRenewing('code')}>
              {t('family.newCode')}
            </Button>
          </ListRow>
        )}
        {kids.map((kid) => (
          <ListRow key={kid.id} picture={<Avatar kid={kid} size={44} />} look="person" name={kid.name}>
            <Button
              variant="secondary"
              aria-label={t('kids.newPictures', { name: kid.name })}
              onClick={() => setRenewing(kid)}
            >
              {t('members.newPictures')}
            </Button>
          </ListRow>
        ))}
      </ul>
      {calendars.length > 0 && (
        <p className="mt-3 text-14 text-ink-2">
          <RichText
            id="members.afterCalendars"
            values={{ name }}
            parts={[
              <Link
                key="0"
                href={paths.parentSettings('calendars')}
                className="underline"
                onClick={onClose}
              />,
            ]}
          />
        </p>
      )}
      <Button variant="primary" className="mt-5 justify-self-end max-mini:w-full" onClick={onClose}>
        {t('members.afterDone')}
      </Button>
      {renewing === 'code' && <NewCodeDialog onClose={done} />}
      {renewing !== null && renewing !== 'code' && <PicturesDialog kid={renewing} onClose={done} />}
    </Dialog>
  );
}

function InviteRow({ invite: { id, role, expiresAt, invitedBy, email } }: { invite: Invite }) {
  const withdraw = useWithdrawInvite();
  const day = formatDate(expiresAt);
  return (
    <ListRow
      picture={<Mail />}
      look="open"
      name={email ?? t(`members.invitedAs.${role}`)}
      chips={email !== null && <Chip>{t(`members.invitedAs.${role}`)}</Chip>}
      text={
        invitedBy ? (
          <RichText
            id="members.linkEndsBy"
            values={{ day, name: invitedBy }}
            parts={[<span key="0" className="inline-block" />]}
          />
        ) : (
          t('members.linkEnds', { day })
        )
      }
    >
      <Button
        variant="secondary"
        saving={withdraw.isPending}
        onClick={() =>
          void withdraw
            .mutateAsync(id)
            .catch((error: unknown) => toastFailure(t('members.withdrawFailed'), error))
        }
      >
        {t('members.withdraw')}
      </Button>
    </ListRow>
  );
}

type Asking = 'hand-on' | 'helper' | 'remove' | 'leave';

function MemberRow({
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
