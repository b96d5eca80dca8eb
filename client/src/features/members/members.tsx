import { useState } from 'react';
import type { User } from '@shared/contracts/users';
import { mayManage } from '@shared/rules/member-roles';
import { listRows } from '@/components/ui/list-row';
import { QueryPart } from '@/components/ui/query-part';
import { formatNames } from '@/lib/format-names';
import { t } from '@/lib/messages';
import { AfterRemoval } from './after-removal';
import { InviteBox } from './invite-box';
import { InviteRow } from './invite-row';
import { MemberRow } from './member-row';
import { memberName } from './member-words';
import { useInvites, useMembers } from './members.api';

/** More names don't fit into the list of settings. */
const NAMED = 3;

export function Members({ user }: { user: User }) {
  const members = useMembers();
  const manages = mayManage(user.familyRole);
  const invites = useInvites({ enabled: manages }).data ?? [];
  // Here, because the removed member's row disappears.
  const [removed, setRemoved] = useState<string | null>(null);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6.5 xl:grid-cols-[minmax(0,1fr)_318px] xl:not-has-[>:nth-child(2)]:grid-cols-[minmax(0,1fr)]">
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
      {manages && <InviteBox />}
      {removed !== null && (
        <AfterRemoval name={removed} code={user.familyCode} onClose={() => setRemoved(null)} />
      )}
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
