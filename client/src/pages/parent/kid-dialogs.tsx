import { useLocation } from 'wouter';
import { Award, CalendarX, Star } from 'lucide-react';
import type { ParentKid } from '@shared/contracts/kids';
import { shownLevel } from '@shared/rules/levels';
import { Dialog } from '@/components/ui/dialog';
import { QueryPart } from '@/components/ui/query-part';
import { KidCalendar } from '@/features/calendars/calendar-list';
import { useCalendars } from '@/features/calendars/calendars.api';
import { EditKidDialog } from '@/features/kids/edit-kid-dialog';
import { PauseDialog } from '@/features/kids/pause-dialog';
import { PicturesDialog } from '@/features/kids/pictures-dialog';
import { HeartAlbum } from '@/features/praise/heart-album';
import { GoalDialog } from '@/features/stars/goal-dialog';
import { useFamilyClock } from '@/lib/dates/family-clock';
import { t } from '@/lib/i18n/messages';
import { paths, type KidDialog } from '@/lib/page/paths';
import { useMayManage, useUser } from '@/lib/api/user-query';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { toast, toastFailure } from '@/components/ui/use-toast';
import { useRemoveKid } from '@/features/kids/kids.api';

export function KidDialogs({
  kid,
  timezone,
  open,
  onClose,
}: {
  kid: ParentKid;
  timezone: string;
  open: KidDialog | null;
  onClose: () => void;
}) {
  const mayManage = useMayManage();
  const clock = useFamilyClock();
  const [, navigate] = useLocation();
  const user = useUser().data;
  if (open === 'hearts') {
    return user && <HeartAlbum kid={kid} userId={user.id} timezone={timezone} onClose={onClose} />;
  }
  if (!mayManage) return null;
  switch (open) {
    case 'goal':
      return <GoalDialog kid={kid} onClose={onClose} />;
    case 'pictures':
      return <PicturesDialog kid={kid} onClose={onClose} />;
    case 'pause':
      return clock && <PauseDialog who={kid} today={clock.today} onClose={onClose} />;
    case 'edit':
      return <EditKidDialog kid={kid} onClose={onClose} />;
    case 'calendar':
      return <CalendarDialog kid={kid} onClose={onClose} />;
    case 'remove':
      return (
        <RemoveKidDialog
          kid={kid}
          onRemoved={() => navigate(paths.parentTab('kids'), { replace: true })}
          onClose={onClose}
        />
      );
    case null:
    default:
      return null;
  }
}

function CalendarDialog({ kid, onClose }: { kid: ParentKid; onClose: () => void }) {
  return (
    <Dialog
      open
      sheet
      onOpenChange={onClose}
      title={t('kids.calendarOf', { name: kid.name })}
      description={t('calendars.text')}
      width={520}
    >
      <div className="mt-3">
        <QueryPart query={useCalendars()} failed={t('calendars.notLoaded')} loading={t('calendars.loading')}>
          {(feeds) => (
            <ul>
              <KidCalendar kid={kid} feed={feeds.find(({ kidId }) => kidId === kid.id)} />
            </ul>
          )}
        </QueryPart>
      </div>
    </Dialog>
  );
}

function RemoveKidDialog({
  kid,
  onRemoved,
  onClose,
}: {
  kid: ParentKid;
  onRemoved: () => void;
  onClose: () => void;
}) {
  const remove = useRemoveKid();
  const losses = [
    {
      Glyph: Star,
      text: t('kids.loseStars', { saved: kid.totalStars, earned: kid.lifetimeStars }),
    },
    { Glyph: Award, text: t('kids.loseBadges', { level: shownLevel(kid) }) },
    { Glyph: CalendarX, text: t('kids.loseHistory') },
  ];
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('kids.removeTitle', { name: kid.name })}
      description={t('kids.removeText')}
      confirmLabel={t('kids.remove', { name: kid.name })}
      cancelLabel={t('kids.keep')}
      saving={remove.isPending}
      savingLabel={t('kids.removing')}
      onConfirm={() =>
        remove.mutate(kid.id, {
          onSuccess: () => {
            toast({ title: t('kids.removed', { name: kid.name }), tone: 'ok' });
            onRemoved();
          },
          onError: (error) => toastFailure(t('kids.removeFailed'), error),
        })
      }
    >
      <ul className="mt-4 grid gap-2.5 rounded-md bg-danger-soft p-4 text-15 text-danger">
        {losses.map(({ Glyph, text }) => (
          <li key={text} className="flex items-center gap-3">
            <Glyph size={20} />
            <span className="min-w-0">{text}</span>
          </li>
        ))}
      </ul>
    </ConfirmDialog>
  );
}
