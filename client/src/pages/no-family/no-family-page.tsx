import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { LIMITS } from '@shared/constants';
import type { User } from '@shared/contracts/users';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { FormAlert } from '@/components/ui/form-alert';
import { Input } from '@/components/ui/input';
import { toast } from '@/components/ui/use-toast';
import { onUserChanged } from '@/features/auth/auth.api';
import { useSignOut } from '@/features/auth/use-sign-out';
import { displayOf, isUnauthorized, post } from '@/lib/api/api-client';
import { DeleteAccountDialog } from '@/features/settings/delete-account-dialog';
import { t } from '@/lib/i18n/messages';
import { useAudience } from '@/lib/page/use-audience';
import { useTitle } from '@/lib/page/use-title';
import { AuthCard } from '@/pages/parent-auth/auth-card';
import { useRestoreFamily } from '@/features/members/members.api';
import { formatDateTime } from '@/lib/i18n/format';

function useFoundFamily() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (familyName: string) =>
      post<User>('/api/family', {
        familyName: familyName.trim() || null,
        timezone: new Intl.DateTimeFormat().resolvedOptions().timeZone,
      }),
    onSuccess: async (user) => {
      toast({ title: t('joining.founded'), tone: 'pip' });
      await onUserChanged(client, user);
    },
  });
}

/** Restores a suspended family, waits for an invitation, or creates one. */
export default function NoFamilyPage({ user }: { user: User }) {
  useAudience('parent');
  return user.suspendedFamily ? <SuspendedFamily family={user.suspendedFamily} /> : <Founding user={user} />;
}

function Founding({ user }: { user: User }) {
  useTitle(t('joining.noFamily'));
  const [name, setName] = useState('');
  const [deleting, setDeleting] = useState(false);
  const found = useFoundFamily();
  const { signOut, leaving } = useSignOut();
  return (
    <AuthCard
      title={t('joining.noFamily')}
      text={t('joining.noFamilyText', { name: user.firstName ?? user.username })}
    >
      <form
        className="grid gap-4"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (!found.isPending) found.mutate(name);
        }}
      >
        {found.isError && !isUnauthorized(found.error) && (
          <FormAlert title={t('joining.foundFailed')} text={displayOf(found.error, t('auth.unreachable'))} />
        )}
        <Field label={t('joining.familyName')} optional>
          {(control) => (
            <Input
              {...control}
              name="familyName"
              autoComplete="off"
              maxLength={LIMITS.name}
              placeholder={t('joining.familyNameExample')}
              value={name}
              onChange={({ target }) => setName(target.value)}
            />
          )}
        </Field>
        <Button
          type="submit"
          variant="primary"
          wide
          saving={found.isPending}
          savingLabel={t('joining.founding')}
        >
          {t('joining.found')}
        </Button>
        <Button variant="text" saving={leaving} onClick={signOut}>
          {t('joining.logout')}
        </Button>
        <Button variant="text" onClick={() => setDeleting(true)}>
          {t('joining.deleteAccount')}
        </Button>
      </form>
      {deleting && <DeleteAccountDialog onClose={() => setDeleting(false)} />}
    </AuthCard>
  );
}

function SuspendedFamily({
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
