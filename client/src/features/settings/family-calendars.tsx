import { Check, Pencil, Plus, RefreshCw, Trash2, TriangleAlert } from 'lucide-react';
import { useId, useState } from 'react';
import { FAMILY_CAPS } from '@shared/constants';
import type { FamilyCalendar } from '@shared/contracts/boards';
import { ActionsMenu } from '@/components/ui/actions-menu';
import { Avatar } from '@/components/ui/avatar';
import { Button } from '@/components/ui/button';
import { Chip } from '@/components/ui/chip';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { QueryPart } from '@/components/ui/query-part';
import { toastFailure } from '@/components/ui/use-toast';
import { useKids } from '@/features/kids/kids.api';
import { formatAgo, formatAgoShort } from '@/lib/i18n/format';
import { t } from '@/lib/i18n/messages';
import { useMayManage } from '@/lib/api/user-query';
import { CalendarDialog, CalendarDot } from './family-calendar-dialog';
import { useFamilyCalendars, useRemoveCalendar } from './boards.api';

/** The calendars of other services that the family's boards show. */
export function FamilyCalendars() {
  const calendars = useFamilyCalendars();
  const manages = useMayManage();
  const title = useId();
  const [editing, setEditing] = useState<FamilyCalendar | 'new' | null>(null);
  return (
    <section
      className="grid grid-cols-[minmax(0,1fr)] gap-3 rounded-lg bg-sunken p-4"
      aria-labelledby={title}
    >
      <div className="flex items-baseline justify-between gap-3">
        <h3 id={title} className="text-16">
          {t('boardCalendars.title')}
        </h3>
        {calendars.data && (
          <span className="text-15 text-ink-2">
            {t('boardCalendars.count', { count: calendars.data.length, max: FAMILY_CAPS.calendars })}
          </span>
        )}
      </div>
      <QueryPart
        query={calendars}
        failed={t('boardCalendars.notLoaded')}
        loading={t('boardCalendars.loading')}
      >
        {(list) => (
          <>
            {list.length === 0 ? (
              <p className="text-15 text-ink-2">{t('boardCalendars.none')}</p>
            ) : (
              <ul className="grid *:not-first:border-t-2 *:not-first:border-line" aria-labelledby={title}>
                {list.map((calendar) => (
                  <CalendarRow
                    key={calendar.id}
                    calendar={calendar}
                    manages={manages}
                    onChange={() => setEditing(calendar)}
                  />
                ))}
              </ul>
            )}
            {manages && list.length < FAMILY_CAPS.calendars && (
              <Button className="justify-self-start" onClick={() => setEditing('new')}>
                <Plus />
                {t('boardCalendars.add')}
              </Button>
            )}
            {list.length > 0 && <p className="text-14 text-ink-2">{t('boardCalendars.schedule')}</p>}
          </>
        )}
      </QueryPart>
      {editing && (
        <CalendarDialog {...(editing !== 'new' && { calendar: editing })} onClose={() => setEditing(null)} />
      )}
    </section>
  );
}

function CalendarRow({
  calendar,
  manages,
  onChange,
}: {
  calendar: FamilyCalendar;
  manages: boolean;
  onChange: () => void;
}) {
  const { id, name, host, color, kidId, problem, fetchedAt } = calendar;
  const kid = (useKids().data ?? []).find((each) => each.id === kidId);
  const remove = useRemoveCalendar(id);
  const [asking, setAsking] = useState(false);
  return (
    <li className="py-2.5">
      <div className="flex min-h-11 items-center gap-3">
        <span className="grid size-9 flex-none place-items-center" aria-hidden>
          {kid ? <Avatar kid={kid} size={36} /> : <CalendarDot color={color} />}
        </span>
        <div className="flex min-w-0 flex-1 flex-wrap items-center justify-between gap-x-3 gap-y-1.5">
          <div className="min-w-0 flex-1 basis-36">
            <p className="font-display text-16 leading-tight font-semibold wrap-anywhere">
              <bdi>{name}</bdi>
            </p>
            {host !== null && (
              <p className="mt-0.5 text-14 leading-snug wrap-anywhere text-ink-2">
                <bdi>{host}</bdi>
              </p>
            )}
          </div>
          <StateChip calendar={calendar} />
        </div>
        {manages && (
          <ActionsMenu
            label={t('boardCalendars.menu', { name })}
            actions={[
              { label: t('boardCalendars.change'), Icon: Pencil, onPress: onChange },
              {
                label: t('boardCalendars.remove'),
                Icon: Trash2,
                danger: true,
                onPress: () => setAsking(true),
              },
            ]}
          />
        )}
      </div>
      {problem && (
        <p className="mt-1.5 ps-12 text-14 leading-snug text-wait">
          {t(`boardCalendars.problem.${problem}`)}
          {fetchedAt !== null && ` ${t('boardCalendars.lastRead', { when: formatAgo(fetchedAt) })}`}
        </p>
      )}
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={t('boardCalendars.removeQuestion', { name })}
        description={t('boardCalendars.removeText')}
        confirmLabel={t('boardCalendars.remove')}
        saving={remove.isPending}
        savingLabel={t('boardCalendars.removing')}
        onConfirm={() =>
          void remove
            .mutateAsync(undefined)
            .catch((error: unknown) => toastFailure(t('boardCalendars.notRemoved'), error))
            .finally(() => setAsking(false))
        }
      />
    </li>
  );
}

function StateChip({ calendar: { state, fetchedAt } }: { calendar: FamilyCalendar }) {
  if (state === 'failing')
    return (
      <Chip tone="wait">
        <TriangleAlert />
        {t('boardCalendars.failing')}
      </Chip>
    );
  if (state === 'new' || fetchedAt === null)
    return (
      <Chip tone="info">
        <RefreshCw />
        {t('boardCalendars.reading')}
      </Chip>
    );
  return (
    <Chip tone="ok">
      <Check />
      {formatAgoShort(fetchedAt)}
    </Chip>
  );
}
