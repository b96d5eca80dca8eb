import { Lightbulb, Plus } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import type { Chore } from '@shared/contracts/chores';
import { CardSkeletons } from '@/components/ui/card-skeletons';
import { EmptyState } from '@/components/ui/empty-state';
import { ErrorState } from '@/components/ui/error-state';
import { Key } from '@/components/ui/key';
import { SectionHead } from '@/components/ui/section-head';
import { displayOf } from '@/lib/api-client';
import { copyName } from '@/features/library/copy-name';
import { ChoreCard } from './chore-card';
import { draftOf, type ChoreDraft } from './chore-draft';
import { useChores } from './chores.api';
import { DeleteChoreDialog } from './delete-chore-dialog';
import '@/components/ui/manage-cards.css';

// With the form come the contract's schemas.
const ChoreFormDialog = lazy(() => import('./chore-form-dialog'));
const ChoreIdeasDialog = lazy(() => import('@/features/library/chore-ideas-dialog'));

/** The family's chores; `creating` opens the form for a new one, `ideas` the ready-made ones. */
export function ChoresPanel({
  creating,
  onCreating,
  ideas,
  onIdeas,
}: {
  creating: boolean;
  onCreating: (creating: boolean) => void;
  ideas: boolean;
  onIdeas: (ideas: boolean) => void;
}) {
  const chores = useChores();
  const [editing, setEditing] = useState<Chore | null>(null);
  const [copy, setCopy] = useState<ChoreDraft | null>(null);
  const [deleting, setDeleting] = useState<Chore | null>(null);
  return (
    <>
      <SectionHead
        title="Chores"
        text="What earns stars."
        action={
          <div className="flex gap-2.5">
            <Key variant="plain" onClick={() => onIdeas(true)}>
              <Lightbulb />
              Ideas
            </Key>
            <Key variant="lagoon" onClick={() => onCreating(true)}>
              <Plus />
              New chore
            </Key>
          </div>
        }
      />
      {chores.data ? (
        <ChoreList
          chores={chores.data}
          onEdit={setEditing}
          onDuplicate={(chore) => {
            const names = chores.data.map(({ name }) => name);
            setCopy({ ...draftOf(chore), name: copyName(chore.name, names) });
          }}
          onDelete={setDeleting}
          onIdeas={() => onIdeas(true)}
        />
      ) : chores.isError ? (
        <ErrorState
          title="The chores did not load"
          text={displayOf(chores.error, 'Check the connection, then try again.')}
          onRetry={() => void chores.refetch()}
          retrying={chores.isFetching}
          className="card"
        />
      ) : (
        <CardSkeletons label="Loading chores" />
      )}
      <Suspense>
        {creating && <ChoreFormDialog onClose={() => onCreating(false)} />}
        {copy && <ChoreFormDialog copy={copy} onClose={() => setCopy(null)} />}
        {ideas && chores.data && (
          <ChoreIdeasDialog present={chores.data.map(({ name }) => name)} onClose={() => onIdeas(false)} />
        )}
        {editing && <ChoreFormDialog chore={editing} onClose={() => setEditing(null)} />}
      </Suspense>
      {deleting && <DeleteChoreDialog chore={deleting} onClose={() => setDeleting(null)} />}
    </>
  );
}

function ChoreList({
  chores,
  onEdit,
  onDuplicate,
  onDelete,
  onIdeas,
}: {
  chores: readonly Chore[];
  onEdit: (chore: Chore) => void;
  onDuplicate: (chore: Chore) => void;
  onDelete: (chore: Chore) => void;
  onIdeas: () => void;
}) {
  if (chores.length === 0) {
    return (
      <EmptyState
        className="card"
        title="No chores yet"
        text="Start with something small: a made bed, a watered plant. Each one lights a few stars."
        action={
          <Key variant="lagoon" onClick={onIdeas}>
            <Lightbulb />
            Start with ideas
          </Key>
        }
      />
    );
  }
  return (
    <ul className="card-grid">
      {chores.map((chore) => (
        <ChoreCard
          key={chore.id}
          chore={chore}
          onEdit={() => onEdit(chore)}
          onDuplicate={() => onDuplicate(chore)}
          onDelete={() => onDelete(chore)}
        />
      ))}
    </ul>
  );
}
