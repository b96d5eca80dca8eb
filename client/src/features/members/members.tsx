import { useState } from 'react';
import type { User } from '@shared/contracts/users';
import { mayManage } from '@shared/rules/member-roles';
import { listRows } from '@/components/ui/list-row';
import { QueryPart } from '@/components/ui/query-part';
import { t } from '@/lib/messages';
import { AfterRemoval } from './after-removal';
import { InviteRow } from './invite-row';
import { MemberRow } from './member-row';
import { useInvites, useMembers } from './members.api';

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
