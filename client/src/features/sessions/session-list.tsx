import { MonitorSmartphone } from 'lucide-react';
import { useState } from 'react';
import type { UserSession } from '@shared/contracts/sessions';
import { Button } from '@/components/ui/button';
import { Chip } from '@/components/ui/chip';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { ListRow, listRows } from '@/components/ui/list-row';
import { QueryPart } from '@/components/ui/query-part';
import { RichText } from '@/components/ui/rich-text';
import { toastFailure } from '@/components/ui/toast-failure';
import { toast } from '@/components/ui/use-toast';
import { formatAgo, formatDate } from '@/lib/i18n/format';
import { t } from '@/lib/i18n/messages';
import { useEndSession, useSessions } from './sessions.api';

const onError = (error: Error) => toastFailure(t('sessions.endFailed'), error);

const nameOf = ({ device }: UserSession) => device ?? t('sessions.unknown');

export function SessionList() {
  const sessions = useSessions();
  const [asking, setAsking] = useState(false);
  const end = useEndSession();
  const endOne = (session: UserSession) =>
    void end
      .mutateAsync(session.id)
      .then(() => toast({ title: t('sessions.ended', { device: nameOf(session) }), tone: 'ok' }), onError);
  const endOthers = () =>
    void end
      .mutateAsync(null)
      .then(() => toast({ title: t('sessions.endedAll'), tone: 'ok' }), onError)
      .finally(() => setAsking(false));
  return (
    <QueryPart query={sessions} failed={t('sessions.notLoaded')} loading={t('sessions.loading')}>
      {(list) => (
        <div className="grid gap-4.5">
          <ul aria-label={t('settings.row.sessions')} className={listRows}>
            {list.map((session) => (
              <ListRow
                key={session.id}
                picture={<MonitorSmartphone />}
                name={nameOf(session)}
                chips={session.current && <Chip tone="lagoon">{t('sessions.thisBrowser')}</Chip>}
                text={
                  <RichText
                    id="sessions.used"
                    values={{ date: formatDate(session.createdAt), ago: formatAgo(session.lastSeenAt) }}
                    parts={[<span key="0" className="inline-block" />]}
                  />
                }
              >
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
              </ListRow>
            ))}
          </ul>
          {list.length > 1 && (
            <Button className="mini:justify-self-start" onClick={() => setAsking(true)}>
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
      )}
    </QueryPart>
  );
}
