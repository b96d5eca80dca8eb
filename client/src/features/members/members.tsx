import type { User } from '@shared/contracts/users';
import { mayManage } from '@shared/rules/member-roles';
import { ErrorState } from '@/components/ui/error-state';
import { Skeleton } from '@/components/ui/skeleton';
import { displayOf } from '@/lib/api-client';
import { formatNames } from '@/lib/format-names';
import { t } from '@/lib/messages';
import { InviteBox } from './invite-box';
import { InviteRow } from './invite-row';
import { MemberRow } from './member-row';
import { memberName } from './member-words';
import { useInvites, useMembers } from './members.api';

/** More names than these do not fit the list of the settings. */
const NAMED = 3;

/** The adults of the family and who is invited; below or beside them the way to invite another. */
export function Members({ user }: { user: User }) {
  const members = useMembers();
  const manages = mayManage(user.familyRole);
  const invites = useInvites({ enabled: manages }).data ?? [];
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6.5 xl:grid-cols-[minmax(0,1fr)_318px] xl:not-has-[>:nth-child(2)]:grid-cols-[minmax(0,1fr)]">
      {members.data ? (
        <ul className="grid *:not-first:border-t-2 *:not-first:border-line">
          {members.data.map((member) => (
            <MemberRow key={member.userId} member={member} user={user} />
          ))}
          {manages && invites.map((invite) => <InviteRow key={invite.id} invite={invite} />)}
        </ul>
      ) : members.isError ? (
        <ErrorState
          title={t('members.failed')}
          text={displayOf(members.error, t('ui.checkConnection'))}
          onRetry={() => void members.refetch()}
          retrying={members.isFetching}
        />
      ) : (
        <div className="grid gap-3" aria-busy>
          <output className="sr-only">{t('members.loading')}</output>
          <Skeleton className="h-14" />
          <Skeleton className="h-14" />
        </div>
      )}
      {manages && <InviteBox />}
    </div>
  );
}

/** 'Dana, Sam, and Rosa · 1 invited' */
export function MembersValue({ user }: { user: User }) {
  const members = useMembers().data;
  const invited = useInvites({ enabled: mayManage(user.familyRole) }).data?.length ?? 0;
  if (!members) return null;
  const names = formatNames(members.map(memberName), NAMED);
  return invited === 0 ? names : t('members.invitedToo', { names, count: invited });
}
