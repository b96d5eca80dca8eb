import { ManagePanel, type ManagePanelProps } from '@/components/ui/manage-panel';
import { copyName } from '@/features/library/copy-name';
import { lazyPart } from '@/lib/lazy-part';
import { ChoreCard } from './chore-card';
import { draftOf } from './chore-draft';
import { useChores } from './chores.api';
import { DeleteChoreDialog } from './delete-chore-dialog';

// With the form come the contract's schemas.
const ChoreFormDialog = lazyPart(() => import('./chore-form-dialog'));
const ChoreIdeasDialog = lazyPart(() => import('@/features/library/chore-ideas-dialog'));

/** The family's chores; `creating` opens the form for a new one, `ideas` the ready-made ones. */
export function ChoresPanel(props: ManagePanelProps) {
  return (
    <ManagePanel
      {...props}
      noun="chore"
      title="Chores"
      text="What earns stars."
      emptyText="Start with something small: a made bed, a watered plant. Each one lights a few stars."
      query={useChores()}
      renderCard={(chore, manage) => <ChoreCard key={chore.id} chore={chore} {...manage} />}
      copyOf={(chore, names) => ({ ...draftOf(chore), name: copyName(chore.name, names) })}
      renderForm={({ item, ...form }) => <ChoreFormDialog chore={item} {...form} />}
      renderIdeas={(ideas) => <ChoreIdeasDialog {...ideas} />}
      renderDeletion={({ item, onClose }) => <DeleteChoreDialog chore={item} onClose={onClose} />}
    />
  );
}
