import { MonitorSmartphone } from 'lucide-react';
import { useState } from 'react';
import type { UserSession } from '@shared/contracts/sessions';
import { Button } from '@/components/ui/button';
import { Chip } from '@/components/ui/chip';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { ErrorState } from '@/components/ui/error-state';
import { Skeleton } from '@/components/ui/skeleton';
import { toastFailure } from '@/components/ui/toast-failure';
import { toast } from '@/components/ui/use-toast';
import { displayOf } from '@/lib/api-client';
import { formatAgo, formatDate } from '@/lib/format';
import { t } from '@/lib/messages';
import { useEndSession, useSessions } from './sessions.api';

const onError = (error: Error) => toastFailure(t('sessions.endFailed'), error);

const nameOf = ({ device }: UserSession) => device ?? t('sessions.unknown');

/** Every browser where the user is signed in; the others can be ended, each or all at once. */
export function SessionList() {
  const sessions = useSessions();
  const [asking, setAsking] = useState(false);
  const end = useEndSession();
  if (!sessions.data) {
    if (!sessions.isError) return <Skeleton className="h-30" />;
    return (
      <ErrorState
        title={t('sessions.notLoaded')}
        text={displayOf(sessions.error, t('ui.checkConnection'))}
        onRetry={() => void sessions.refetch()}
        retrying={sessions.isFetching}
      />
    );
  }
  const endOne = (session: UserSession) =>
    end.mutate(session.id, {
      onSuccess: () => toast({ title: t('sessions.ended', { device: nameOf(session) }), tone: 'ok' }),
      onError,
    });
  const endOthers = () =>
    end.mutate(null, {
      onSuccess: () => toast({ title: t('sessions.endedAll'), tone: 'ok' }),
      onError,
      onSettled: () => setAsking(false),
    });
  return (
    <div className="grid gap-4.5">
      <ul aria-label={t('sessions.title')}>
        {sessions.data.map((session) => (
          <li
            key={session.id}
            className="grid grid-cols-[44px_minmax(0,1fr)_auto] items-center gap-x-3.5 border-line py-2.5 not-last:border-b-2 first:pt-0"
          >
            <span className="grid size-11 place-items-center rounded-md bg-sunken text-ink-2" aria-hidden>
              <MonitorSmartphone size={22} />
            </span>
            <div className="min-w-0">
              <p className="flex flex-wrap items-center gap-x-2 gap-y-0.5">
                <span className="font-display text-17 leading-tight font-semibold wrap-anywhere">
                  {nameOf(session)}
                </span>
                {session.current && <Chip tone="lagoon">{t('devices.thisBrowser')}</Chip>}
              </p>
              <p className="text-14 leading-snug text-ink-2">
                {t('sessions.used', {
                  date: formatDate(session.createdAt),
                  ago: formatAgo(session.lastSeenAt),
                })}
              </p>
            </div>
            {!session.current && (
              <Button
                variant="secondary"
                aria-label={t('sessions.endNamed', { device: nameOf(session) })}
                saving={end.isPending && end.variables === session.id}
                onClick={() => endOne(session)}
              >
                {t('sessions.end')}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {sessions.data.length > 1 && (
        <Button className="sm:justify-self-start" onClick={() => setAsking(true)}>
          {t('sessions.endAll')}
        </Button>
      )}
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={t('sessions.endAllQuestion')}
        description={t('sessions.endAllText')}
        confirmLabel={t('sessions.endAll')}
        variant="primary"
        saving={end.isPending}
        savingLabel={t('sessions.endingAll')}
        onConfirm={endOthers}
      />
    </div>
  );
}
