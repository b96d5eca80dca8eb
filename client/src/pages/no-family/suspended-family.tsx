import type { User } from '@shared/contracts/users';
import { Button } from '@/components/ui/button';
import { FormAlert } from '@/components/ui/form-alert';
import { toast } from '@/components/ui/use-toast';
import { useSignOut } from '@/features/auth/use-sign-out';
import { useRestoreFamily } from '@/features/members/members.api';
import { displayOf, isUnauthorized } from '@/lib/api-client';
import { formatDateTime } from '@/lib/format';
import { t } from '@/lib/messages';
import { useTitle } from '@/lib/use-title';
import { AuthCard } from '../parent-auth/auth-card';

export function SuspendedFamily({
  family: { name, deletedOn, byAdmin },
}: {
  family: NonNullable<User['suspendedFamily']>;
}) {
  const title = name === null ? t('joining.suspendedUnnamed') : t('joining.suspended', { family: name });
  useTitle(title);
  const restore = useRestoreFamily(() =>
    toast({ title: t('joining.restored'), description: t('joining.restoredText'), tone: 'pip' }),
  );
  const { signOut, leaving } = useSignOut();
  return (
    <AuthCard
      title={title}
      text={t(byAdmin ? 'joining.suspendedByAdmin' : 'joining.suspendedText', {
        day: formatDateTime(deletedOn),
      })}
    >
      <div className="grid gap-4">
        {restore.isError && !isUnauthorized(restore.error) && (
          <FormAlert
            title={t('joining.restoreFailed')}
            text={displayOf(restore.error, t('auth.unreachable'))}
          />
        )}
        {!byAdmin && (
          <Button
            variant="primary"
            wide
            saving={restore.isPending}
            savingLabel={t('joining.restoring')}
            onClick={() => restore.mutate()}
          >
            {t('joining.restore')}
          </Button>
        )}
        <Button variant="text" saving={leaving} onClick={signOut}>
          {t('joining.logout')}
        </Button>
      </div>
    </AuthCard>
  );
}
