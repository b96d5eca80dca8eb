import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Button, LinkButton } from '@/components/ui/button';
import { FormAlert } from '@/components/ui/form-alert';
import { ApiError, displayOf, post } from '@/lib/api/api-client';
import { entryKeys } from '@/lib/api/entry-keys';
import { t } from '@/lib/i18n/messages';
import { paths } from '@/lib/page/paths';
import { useAudience } from '@/lib/page/use-audience';
import { useTitle } from '@/lib/page/use-title';
import { AuthCard } from '@/pages/parent-auth/auth-card';

/** Unsubscribes without a login. Requires a click, because mail scanners open links. */
export default function UnsubscribePage({ token }: { token: string }) {
  useAudience('parent');
  const stop = useUnsubscribe(token);
  const hasEnded = stop.error instanceof ApiError && stop.error.status === 404;
  const title = stop.isSuccess
    ? t('letters.stopped')
    : hasEnded
      ? t('letters.ended')
      : t('letters.stopTitle');
  useTitle(title);

  if (stop.isSuccess || hasEnded) {
    return (
      <AuthCard title={title} text={hasEnded ? t('letters.endedText') : t('letters.stoppedText')}>
        <LinkButton href={paths.parent} variant="primary" wide>
          {t('passwords.toStarnest')}
        </LinkButton>
      </AuthCard>
    );
  }
  return (
    <AuthCard title={title} text={t('letters.stopText')}>
      <div className="grid gap-4">
        {stop.isError && (
          <FormAlert title={t('letters.stopFailed')} text={displayOf(stop.error, t('ui.checkConnection'))} />
        )}
        <Button variant="primary" wide saving={stop.isPending} onClick={() => stop.mutate()}>
          {t('letters.stop')}
        </Button>
      </div>
    </AuthCard>
  );
}

function useUnsubscribe(token: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => post(`/api/weekly-letter/${encodeURIComponent(token)}`),
    onSuccess: () => void client.invalidateQueries({ queryKey: entryKeys.user }),
  });
}
