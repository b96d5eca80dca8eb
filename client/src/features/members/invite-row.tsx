import { Mail } from 'lucide-react';
import type { Invite } from '@shared/contracts/members';
import { Button } from '@/components/ui/button';
import { Chip } from '@/components/ui/chip';
import { ListRow } from '@/components/ui/list-row';
import { RichText } from '@/components/ui/rich-text';
import { toastFailure } from '@/components/ui/toast-failure';
import { formatDate } from '@/lib/format';
import { t } from '@/lib/messages';
import { useWithdrawInvite } from './members.api';

export function InviteRow({ invite: { id, role, expiresAt, invitedBy, email } }: { invite: Invite }) {
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
