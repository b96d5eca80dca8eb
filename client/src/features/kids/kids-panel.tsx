import { Plus } from 'lucide-react';
import { useState } from 'react';
import type { ParentKid } from '@shared/contracts/kids';
import { CardSkeletons } from '@/components/ui/card-skeletons';
import { DialogPart } from '@/components/ui/dialog-part';
import { EmptyState } from '@/components/ui/empty-state';
import { ErrorState } from '@/components/ui/error-state';
import { Key } from '@/components/ui/key';
import { SectionHead } from '@/components/ui/section-head';
import { displayOf } from '@/lib/api-client';
import { lazyPart } from '@/lib/lazy-part';
import { KidCard } from './kid-card';
import { useKids } from './kids.api';
import { RemoveKidDialog } from './remove-kid-dialog';
import '@/components/ui/manage-cards.css';

// With the forms come the contract's schemas.
const AddKidDialog = lazyPart(() => import('./add-kid-dialog'));
const EditKidDialog = lazyPart(() => import('./edit-kid-dialog'));
const PicturesDialog = lazyPart(() => import('./pictures-dialog'));

type Task = 'edit' | 'pictures' | 'remove';

/** The family's kids; `creating` opens the form for a new one. */
export function KidsPanel({
  creating,
  onCreating,
}: {
  creating: boolean;
  onCreating: (creating: boolean) => void;
}) {
  const kids = useKids();
  const [task, setTask] = useState<{ what: Task; kid: ParentKid } | null>(null);
  const done = () => setTask(null);
  return (
    <>
      <SectionHead
        title="Kids"
        text="Who lives in your nest."
        action={
          kids.data?.length !== 0 && (
            <Key variant="lagoon" onClick={() => onCreating(true)}>
              <Plus />
              Add a kid
            </Key>
          )
        }
      />
      {kids.data ? (
        <KidList
          kids={kids.data}
          onAdd={() => onCreating(true)}
          onTask={(what, kid) => setTask({ what, kid })}
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
          if (creating) onCreating(false);
          done();
        }}
      >
        {creating && <AddKidDialog onClose={() => onCreating(false)} />}
        {task?.what === 'edit' && <EditKidDialog kid={task.kid} onClose={done} />}
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
          <Key variant="lagoon" size="lg" onClick={onAdd}>
            <Plus />
            Add Your First Kid
          </Key>
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
