import { Plus } from 'lucide-react';
import { useState } from 'react';
import type { ParentKid } from '@shared/contracts/kids';
import { Card } from '@/components/ui/card';
import { cardGrid } from '@/components/ui/card-grid';
import { CardSkeletons } from '@/components/ui/card-skeletons';
import { EmptyState } from '@/components/ui/empty-state';
import { ErrorState } from '@/components/ui/error-state';
import { Button } from '@/components/ui/button';
import { ForManagers } from '@/components/ui/for-managers';
import { SectionHead } from '@/components/ui/section-head';
import { displayOf } from '@/lib/api-client';
import { useFamilyClock } from '@/lib/family-clock';
import { AddKidDialog } from './add-kid-dialog';
import { EditKidDialog } from './edit-kid-dialog';
import { PauseDialog } from './pause-dialog';
import { PicturesDialog } from './pictures-dialog';
import { t } from '@/lib/messages';
import type { TabDialog } from '@/lib/tab-dialog';
import { useNamedItem } from '@/lib/use-named-item';
import { KidCard } from './kid-card';
import { useKids } from './kids.api';
import { RemoveKidDialog } from './remove-kid-dialog';

type Task = 'edit' | 'pictures' | 'pause' | 'remove';

/** The family's kids. The URL opens the form. */
export function KidsPanel({ dialog: { open, show, close } }: { dialog: TabDialog }) {
  const kids = useKids();
  const clock = useFamilyClock();
  const [task, setTask] = useState<{ what: Task; kid: ParentKid } | null>(null);
  const done = () => setTask(null);
  const add = () => show({ what: 'new' });
  const edited = useNamedItem(open, kids);
  return (
    <>
      <SectionHead
        title={t('kids.title')}
        text={t('kids.text')}
        action={
          kids.data?.length !== 0 && (
            <ForManagers>
              <Button variant="primary" onClick={add}>
                <Plus />
                {t('kids.add')}
              </Button>
            </ForManagers>
          )
        }
      />
      {kids.data ? (
        <KidList
          kids={kids.data}
          onAdd={add}
          onTask={(what, kid) =>
            what === 'edit' ? show({ what: 'edit', id: kid.id }) : setTask({ what, kid })
          }
        />
      ) : kids.isError ? (
        <Card>
          <ErrorState
            title={t('kids.failed')}
            text={displayOf(kids.error, t('ui.checkConnection'))}
            onRetry={() => void kids.refetch()}
            retrying={kids.isFetching}
          />
        </Card>
      ) : (
        <CardSkeletons label={t('kids.loading')} count={3} />
      )}
      {open?.what === 'new' && <AddKidDialog onClose={close} />}
      {open?.what === 'edit' && edited && <EditKidDialog kid={edited} onClose={close} />}
      {task?.what === 'pictures' && <PicturesDialog kid={task.kid} onClose={done} />}
      {task?.what === 'pause' && clock && <PauseDialog who={task.kid} today={clock.today} onClose={done} />}
      {task?.what === 'remove' && <RemoveKidDialog kid={task.kid} onClose={done} />}
    </>
  );
}

function KidList({
  kids,
  onAdd,
  onTask,
}: {
  kids: readonly ParentKid[];
  onAdd: () => void;
  onTask: (what: Task, kid: ParentKid) => void;
}) {
  if (kids.length === 0) {
    return (
      <Card>
        <EmptyState
          pip="nestlook"
          title={t('kids.none')}
          text={t('kids.noneText')}
          action={
            <ForManagers>
              <Button variant="primary" size="lg" onClick={onAdd}>
                <Plus />
                {t('kids.addFirst')}
              </Button>
            </ForManagers>
          }
        />
      </Card>
    );
  }
  return (
    <ul className={cardGrid}>
      {kids.map((kid) => (
        <KidCard
          key={kid.id}
          kid={kid}
          onEdit={() => onTask('edit', kid)}
          onPictures={() => onTask('pictures', kid)}
          onPause={() => onTask('pause', kid)}
          onRemove={() => onTask('remove', kid)}
        />
      ))}
    </ul>
  );
}
