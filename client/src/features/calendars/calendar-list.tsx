import { CalendarPlus } from 'lucide-react';
import { useState } from 'react';
import type { CalendarFeed } from '@shared/contracts/calendars';
import type { ParentKid } from '@shared/contracts/kids';
import { Avatar } from '@/components/ui/avatar';
import { Button } from '@/components/ui/button';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { CopyField } from '@/components/ui/copy-field';
import { ListRow, listRows } from '@/components/ui/list-row';
import { QueryPart } from '@/components/ui/query-part';
import { toast, toastFailure } from '@/components/ui/use-toast';
import { useKids } from '@/features/kids/kids.api';
import { wasProofRefused } from '@/lib/api/api-client';
import { t } from '@/lib/i18n/messages';
import { useCalendars, useChangeCalendar } from './calendars.api';

export function CalendarList() {
  const kids = useKids();
  const feeds = useCalendars();
  const words = { failed: t('calendars.notLoaded'), loading: t('calendars.loading') };
  return (
    <QueryPart query={kids} {...words}>
      {(all) => (
        <QueryPart query={feeds} {...words}>
          {(made) =>
            all.length === 0 ? (
              <p className="text-15">{t('calendars.noKids')}</p>
            ) : (
              <ul aria-label={t('settings.row.calendars')} className={listRows}>
                {all.map((kid) => (
                  <KidCalendar key={kid.id} kid={kid} feed={made.find(({ kidId }) => kidId === kid.id)} />
                ))}
              </ul>
            )
          }
        </QueryPart>
      )}
    </QueryPart>
  );
}

export function KidCalendar({ kid, feed }: { kid: ParentKid; feed: CalendarFeed | undefined }) {
  const { name } = kid;
  const [asking, setAsking] = useState<'renew' | 'end' | null>(null);
  const change = useChangeCalendar(kid.id);
  const submit = (what: 'renew' | 'end') =>
    void change.mutateAsync(what).then(
      () => {
        toast({ title: t(what === 'renew' ? 'calendars.made' : 'calendars.ended', { name }), tone: 'ok' });
        setAsking(null);
      },
      (error: unknown) => {
        toastFailure(t('calendars.failed'), error);
        if (!wasProofRefused(error)) setAsking(null);
      },
    );
  return (
    <ListRow
      picture={<Avatar kid={kid} size={44} />}
      look="person"
      name={name}
      text={feed?.madeBy.firstName ? t('calendars.madeBy', { name: feed.madeBy.firstName }) : undefined}
    >
      {feed ? (
        <>
          <div className="order-last w-full">
            <CopyField
              value={feed.url}
              label={t('calendars.addressOf', { name })}
              copyLabel={t('calendars.copyOf', { name })}
              share={{ title: t('calendars.addressOf', { name }), url: feed.url }}
            />
          </div>
          <div className="flex flex-wrap justify-end gap-x-3.5 gap-y-2">
            <Button
              variant="secondary"
              aria-label={t('calendars.renewOf', { name })}
              onClick={() => setAsking('renew')}
            >
              {t('calendars.renew')}
            </Button>
            <Button
              variant="secondary"
              aria-label={t('calendars.endOf', { name })}
              onClick={() => setAsking('end')}
            >
              {t('calendars.end')}
            </Button>
          </div>
        </>
      ) : (
        <Button
          aria-label={t('calendars.makeOf', { name })}
          saves
          saving={change.isPending}
          onClick={() => submit('renew')}
        >
          <CalendarPlus />
          {t('calendars.make')}
        </Button>
      )}
      <ConfirmDialog
        open={asking !== null}
        onOpenChange={() => setAsking(null)}
        title={t(asking === 'end' ? 'calendars.endQuestion' : 'calendars.renewQuestion', { name })}
        description={t('calendars.endText')}
        confirmLabel={t(asking === 'end' ? 'calendars.end' : 'calendars.renew')}
        variant={asking === 'end' ? 'danger' : 'primary'}
        saving={change.isPending}
        savingLabel={t('calendars.changing')}
        onConfirm={() => asking && submit(asking)}
      />
    </ListRow>
  );
}
