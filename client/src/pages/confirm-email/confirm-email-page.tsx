import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { ErrorState } from '@/components/ui/error-state';
import { LinkButton } from '@/components/ui/button';
import { Spinner } from '@/components/ui/spinner';
import { useUser } from '@/lib/api/user-query';
import { useConfirmEmail } from '@/features/passwords/passwords.api';
import { WeeklyEmail } from '@/features/settings/weekly-email';
import { ApiError } from '@/lib/api/api-client';
import { entryKeys } from '@/lib/api/entry-keys';
import { t } from '@/lib/i18n/messages';
import { paths } from '@/lib/page/paths';
import { useAudience } from '@/lib/page/use-audience';
import { useTitle } from '@/lib/page/use-title';
import { AuthCard } from '@/pages/parent-auth/auth-card';

/** Confirms the address when the link is opened. Offers signed-in users the emails they can get. */
export default function ConfirmEmailPage({ token }: { token: string }) {
  useAudience('parent');
  const confirm = useConfirmEmail();
  const client = useQueryClient();
  const user = useUser();
  const { mutate } = confirm;
  const send = () =>
    mutate(token, {
      onSuccess: async () => {
        // A pending first fetch would lack the confirmation.
        await client.cancelQueries({ queryKey: entryKeys.user });
        await client.invalidateQueries({ queryKey: entryKeys.user });
      },
    });
  useOnce(send);

  const ended = confirm.error instanceof ApiError && confirm.error.status === 404;
  const title = confirm.isSuccess
    ? t('passwords.confirmed')
    : ended
      ? t('passwords.ended')
      : t('passwords.confirming');
  useTitle(title);

  if (confirm.isSuccess || ended) {
    return (
      <AuthCard title={title} text={ended ? t('passwords.confirmEndedText') : t('passwords.confirmedText')}>
        <div className="grid gap-4">
          {user.data?.emailConfirmed === true && (
            <div className="rounded-lg bg-sunken px-4 text-start empty:hidden">
              <WeeklyEmail user={user.data} />
            </div>
          )}
          <LinkButton href={paths.parent} variant="primary" wide>
            {t('passwords.toStarnest')}
          </LinkButton>
        </div>
      </AuthCard>
    );
  }
  return (
    <AuthCard title={title} text="">
      {confirm.isError ? (
        <ErrorState title={t('passwords.confirmFailed')} onRetry={send} retrying={confirm.isPending} />
      ) : (
        <div className="grid h-32 place-items-center text-lagoon">
          <Spinner size={36} label={t('passwords.confirming')} />
        </div>
      )}
    </AuthCard>
  );
}

/** The link works only once, and development mounts pages twice. */
function useOnce(work: () => void): void {
  const done = useRef(false);
  useEffect(() => {
    if (done.current) return;
    done.current = true;
    work();
  });
}
