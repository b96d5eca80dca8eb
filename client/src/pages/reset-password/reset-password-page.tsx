import { useLocation } from 'wouter';
import type { Passkey } from '@shared/contracts/passkeys';
import { ErrorState } from '@/components/ui/error-state';
import { LinkButton } from '@/components/ui/link-button';
import { RichText } from '@/components/ui/rich-text';
import { Spinner } from '@/components/ui/spinner';
import { toast } from '@/components/ui/use-toast';
import { useLogin } from '@/features/auth/auth.api';
import { NewPasswordForm } from '@/features/passwords/new-password-form';
import { useResetView } from '@/features/passwords/passwords.api';
import { passwordChanged } from '@/features/passkeys/password-changed';
import { ApiError, get } from '@/lib/api/api-client';
import { t } from '@/lib/i18n/messages';
import { paths } from '@/lib/page/paths';
import { useAudience } from '@/lib/page/use-audience';
import { useTitle } from '@/lib/page/use-title';
import { AuthCard } from '@/pages/parent-auth/auth-card';

export default function ResetPasswordPage({ token }: { token: string }) {
  useAudience('parent');
  useTitle(t('passwords.newTitle'));
  const view = useResetView(token);
  const login = useLogin();
  const [, navigate] = useLocation();

  if (view.data) {
    const { username } = view.data;
    const logIn = async (password: string) => {
      const saved = { title: t('passwords.saved'), tone: 'ok' } as const;
      try {
        await login.mutateAsync({ username, password });
        const passkeys = await get<Passkey[]>('/api/user/passkeys').catch(() => []);
        passwordChanged.set(true);
        const next = passkeys.length > 0 ? paths.parentSettings('passkeys') : paths.parent;
        navigate(next, { replace: true });
        toast({ ...saved, description: t('passwords.savedText', { username }) });
      } catch {
        // The password was saved, only the login failed.
        navigate(paths.parentAuth, { replace: true });
        toast({ ...saved, description: t('passwords.savedLogIn') });
      }
    };
    return (
      <AuthCard
        title={t('passwords.newTitle')}
        text={
          <RichText
            id="passwords.newFor"
            values={{ username }}
            parts={[<b key="0" className="font-semibold wrap-anywhere text-ink" />]}
          />
        }
      >
        <NewPasswordForm token={token} username={username} onSaved={logIn} />
      </AuthCard>
    );
  }
  if (view.error instanceof ApiError && view.error.status === 404) {
    return (
      <AuthCard title={t('passwords.ended')} text={t('passwords.endedText')}>
        <LinkButton href={paths.forgotPassword} variant="primary" wide>
          {t('passwords.askAgain')}
        </LinkButton>
      </AuthCard>
    );
  }
  return (
    <AuthCard title={t('passwords.newTitle')} text="">
      {view.isError ? (
        <ErrorState onRetry={() => void view.refetch()} retrying={view.isFetching} />
      ) : (
        <div className="grid h-32 place-items-center text-lagoon">
          <Spinner size={36} label={t('auth.loading')} />
        </div>
      )}
    </AuthCard>
  );
}
