import { MonitorSmartphone } from 'lucide-react';
import { useState } from 'react';
import type { UserSession, KidSession } from '@shared/contracts/sessions';
import { Button } from '@/components/ui/button';
import { Chip } from '@/components/ui/chip';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { ListRow, listRows } from '@/components/ui/list-row';
import { QueryPart } from '@/components/ui/query-part';
import { RichText } from '@/components/ui/rich-text';
import { toast, toastFailure } from '@/components/ui/use-toast';
import { formatAgo, formatDate, formatDateTime } from '@/lib/i18n/format';
import { t } from '@/lib/i18n/messages';
import { Avatar } from '@/components/ui/avatar';
import { useKids } from '@/features/kids/kids.api';
import { useEndSession, useSessions, useEndKidSession, useKidSessions } from './sessions.api';

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

export function KidSessionList() {
  const sessions = useKidSessions();
  const kids = useKids().data ?? [];
  const end = useEndKidSession();
  const endOne = (id: string, name: string) =>
    void end.mutateAsync(id).then(
      () => toast({ title: t('sessions.kidEnded', { name }), tone: 'ok' }),
      (error: unknown) => toastFailure(t('sessions.endFailed'), error),
    );
  return (
    <section aria-labelledby="kid-sessions" className="mt-7 border-t-2 border-line pt-5">
      <h3 id="kid-sessions" className="mb-2 text-18">
        {t('sessions.kids')}
      </h3>
      <QueryPart query={sessions} failed={t('sessions.kidsNotLoaded')} loading={t('sessions.kidsLoading')}>
        {(list) =>
          list.length === 0 ? (
            <p className="text-15 text-ink-2">{t('sessions.kidsNone')}</p>
          ) : (
            <ul aria-labelledby="kid-sessions" className={listRows}>
              {list.map((session) => {
                const kid = kids.find(({ id }) => id === session.kidId);
                if (!kid) return null;
                const device = deviceOf(session);
                return (
                  <ListRow
                    key={session.id}
                    picture={<Avatar kid={kid} size={44} />}
                    look="person"
                    name={kid.name}
                    text={
                      <RichText
                        id="sessions.kidOn"
                        values={{ device, date: formatDateTime(session.createdAt) }}
                        parts={[<span key="0" className="inline-block" />]}
                      />
                    }
                  >
                    <Button
                      variant="secondary"
                      aria-label={t('sessions.endKid', { name: kid.name, device })}
                      saving={end.isPending && end.variables === session.id}
                      onClick={() => endOne(session.id, kid.name)}
                    >
                      {t('sessions.end')}
                    </Button>
                  </ListRow>
                );
              })}
            </ul>
          )
        }
      </QueryPart>
    </section>
  );
}

const deviceOf = ({ tablet, device }: KidSession) => tablet ?? device ?? t('sessions.unknown');
