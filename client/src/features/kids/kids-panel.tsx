import { Plus } from 'lucide-react';
import { useState } from 'react';
import type { ParentKid } from '@shared/contracts/kids';
import { CardSkeletons } from '@/components/ui/card-skeletons';
import { DialogPart } from '@/components/ui/dialog-part';
import { EmptyState } from '@/components/ui/empty-state';
import { ErrorState } from '@/components/ui/error-state';
import { Button } from '@/components/ui/button';
import { SectionHead } from '@/components/ui/section-head';
import { displayOf } from '@/lib/api-client';
import { lazyPart } from '@/lib/lazy-part';
import type { TabDialog } from '@/lib/tab-dialog';
import { useNamedItem } from '@/lib/use-named-item';
import { KidCard } from './kid-card';
import { useKids } from './kids.api';
import { RemoveKidDialog } from './remove-kid-dialog';
import '@/components/ui/manage-cards.css';

// With the forms come the contract's schemas.
const AddKidDialog = lazyPart(() => import('./add-kid-dialog'));
const EditKidDialog = lazyPart(() => import('./edit-kid-dialog'));
const PicturesDialog = lazyPart(() => import('./pictures-dialog'));

type Task = 'edit' | 'pictures' | 'remove';

/** The family's kids; the address opens the form for a new one, or for one of them. */
export function KidsPanel({ dialog: { open, show, close } }: { dialog: TabDialog }) {
  const kids = useKids();
  const [task, setTask] = useState<{ what: Task; kid: ParentKid } | null>(null);
  const done = () => setTask(null);
  const add = () => show({ what: 'new' });
  const edited = useNamedItem(open, kids);
  return (
    <>
      <SectionHead
        title="Kids"
        text="Who lives in your nest."
        action={
          kids.data?.length !== 0 && (
            <Button variant="primary" onClick={add}>
              <Plus />
              Add a kid
            </Button>
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
        <ErrorState
          title="Your kids did not load"
          text={displayOf(kids.error, 'Check the connection, then try again.')}
          onRetry={() => void kids.refetch()}
          retrying={kids.isFetching}
          className="card"
        />
      ) : (
        <CardSkeletons label="Loading kids" count={3} />
      )}
      <DialogPart
        onClose={() => {
          if (open) close();
          done();
        }}
      >
        {open?.what === 'new' && <AddKidDialog onClose={close} />}
        {open?.what === 'edit' && edited && <EditKidDialog kid={edited} onClose={close} />}
        {task?.what === 'pictures' && <PicturesDialog kid={task.kid} onClose={done} />}
      </DialogPart>
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
      <EmptyState
        className="card"
        pip="nestlook"
        title="No kids added yet!"
        text="Give each kid a name, a colour and four secret pictures."
        action={
          <Button variant="primary" size="lg" onClick={onAdd}>
            <Plus />
            Add Your First Kid
          </Button>
        }
      />
    );
  }
  return (
    <ul className="card-grid">
      {kids.map((kid) => (
        <KidCard
          key={kid.id}
          kid={kid}
          onEdit={() => onTask('edit', kid)}
          onPictures={() => onTask('pictures', kid)}
          onRemove={() => onTask('remove', kid)}
        />
      ))}
    </ul>
  );
}
