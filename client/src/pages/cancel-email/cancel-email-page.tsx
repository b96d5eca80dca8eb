import { useLocation } from 'wouter';
import { Button, LinkButton } from '@/components/ui/button';
import { FormAlert } from '@/components/ui/form-alert';
import { useCancelEmail } from '@/features/passwords/passwords.api';
import { ApiError, displayOf } from '@/lib/api/api-client';
import { t } from '@/lib/i18n/messages';
import { paths } from '@/lib/page/paths';
import { useAudience } from '@/lib/page/use-audience';
import { useTitle } from '@/lib/page/use-title';
import { AuthCard } from '@/pages/parent-auth/auth-card';

export default function CancelEmailPage({ token }: { token: string }) {
  useAudience('parent');
  const cancel = useCancelEmail();
  const [, navigate] = useLocation();
  const ended = cancel.error instanceof ApiError && cancel.error.status === 404;
  const title = ended ? t('passwords.ended') : t('passwords.cancelEmail');
  useTitle(title);

  if (ended) {
    return (
      <AuthCard title={title} text={t('passwords.cancelEmailEnded')}>
        <LinkButton href={paths.forgotPassword} variant="primary" wide>
          {t('passwords.askAgain')}
        </LinkButton>
      </AuthCard>
    );
  }
  return (
    <AuthCard title={title} text={t('passwords.cancelEmailText')}>
      <div className="grid gap-4">
        {cancel.isError && (
          <FormAlert
            title={t('passwords.cancelEmailFailed')}
            text={displayOf(cancel.error, t('auth.unreachable'))}
          />
        )}
        <Button
          variant="primary"
          wide
          saving={cancel.isPending || cancel.isSuccess}
          onClick={() =>
            cancel.mutate(token, {
              onSuccess: ({ resetToken }) => navigate(`/reset/${resetToken}`, { replace: true }),
            })
          }
        >
          {t('passwords.cancelEmailButton')}
        </Button>
      </div>
    </AuthCard>
  );
}
