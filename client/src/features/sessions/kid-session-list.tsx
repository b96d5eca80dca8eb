import type { KidSession } from '@shared/contracts/sessions';
import { Avatar } from '@/components/ui/avatar';
import { Button } from '@/components/ui/button';
import { ListRow, listRows } from '@/components/ui/list-row';
import { QueryPart } from '@/components/ui/query-part';
import { RichText } from '@/components/ui/rich-text';
import { toastFailure } from '@/components/ui/toast-failure';
import { toast } from '@/components/ui/use-toast';
import { useKids } from '@/features/kids/kids.api';
import { formatDateTime } from '@/lib/i18n/format';
import { t } from '@/lib/i18n/messages';
import { useEndKidSession, useKidSessions } from './sessions.api';

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
