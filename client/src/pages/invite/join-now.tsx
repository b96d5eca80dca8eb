import type { User } from '@shared/contracts/users';
import { Button } from '@/components/ui/button';
import { FormAlert } from '@/components/ui/form-alert';
import { LinkButton } from '@/components/ui/link-button';
import { toastFailure } from '@/components/ui/toast-failure';
import { useLogout } from '@/features/auth/auth.api';
import { ApiError, displayOf } from '@/lib/api/api-client';
import { t } from '@/lib/i18n/messages';
import { paths } from '@/lib/page/paths';

export function JoinNow({
  user,
  saving,
  error,
  onJoin,
}: {
  user: User;
  saving: boolean;
  error: unknown;
  onJoin: () => void;
}) {
  const logout = useLogout();
  const already = error instanceof ApiError && error.code === 'already_member';
  const name = user.firstName ?? user.username;
  return (
    <>
      <div>
        <h2 className="text-21">{already ? t('joining.already') : t('joining.withLogin')}</h2>
        <p className="mt-1 text-ink-2">
          {already ? t('joining.alreadyText') : t('joining.signedInAs', { name })}
        </p>
        {!already && user.families.length > 0 && (
          <p className="mt-1 text-15 text-ink-2">{t('joining.withLoginText')}</p>
        )}
      </div>
      {error != null && !already && (
        <FormAlert title={t('joining.joinFailed')} text={displayOf(error, t('auth.unreachable'))} />
      )}
      {already ? (
        <LinkButton variant="primary" wide href={paths.parent}>
          {t('joining.toFamily')}
        </LinkButton>
      ) : (
        <Button variant="primary" wide saving={saving} savingLabel={t('joining.joining')} onClick={onJoin}>
          {t('joining.join')}
        </Button>
      )}
      <Button
        variant="text"
        saving={logout.isPending}
        onClick={() =>
          logout.mutate(undefined, { onError: (failure) => toastFailure(t('app.logoutFailed'), failure) })
        }
      >
        {t('joining.otherLogin')}
      </Button>
    </>
  );
}
