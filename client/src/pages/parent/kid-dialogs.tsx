import { useLocation } from 'wouter';
import type { ParentKid } from '@shared/contracts/kids';
import { Dialog } from '@/components/ui/dialog';
import { QueryPart } from '@/components/ui/query-part';
import { useUser } from '@/features/auth/user.api';
import { KidCalendar } from '@/features/calendars/calendar-list';
import { useCalendars } from '@/features/calendars/calendars.api';
import { EditKidDialog } from '@/features/kids/edit-kid-dialog';
import { PauseDialog } from '@/features/kids/pause-dialog';
import { PicturesDialog } from '@/features/kids/pictures-dialog';
import { RemoveKidDialog } from '@/features/kids/remove-kid-dialog';
import { HeartAlbum } from '@/features/praise/heart-album';
import { GoalDialog } from '@/features/stars/goal-dialog';
import { useFamilyClock } from '@/lib/dates/family-clock';
import { t } from '@/lib/i18n/messages';
import { paths, type KidDialog } from '@/lib/page/paths';
import { useMayManage } from '@/lib/api/use-may-manage';

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
