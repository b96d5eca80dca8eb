import { copyName } from '@/features/library/copy-name';
import { ManagePanel, type ManagePanelProps } from '@/features/manage/manage-panel';
import { lazyPart } from '@/lib/lazy-part';
import { withMessages } from '@/lib/messages';
import { ChoreCard } from './chore-card';
import { draftOf } from './chore-draft';
import { useChores } from './chores.api';
import { DeleteChoreDialog } from './delete-chore-dialog';

// With the form come the contract's schemas.
const ChoreFormDialog = lazyPart(() => withMessages('forms', import('./chore-form-dialog')));
const ChoreIdeasDialog = lazyPart(() =>
  withMessages('forms', import('@/features/library/chore-ideas-dialog')),
);

/** The family's chores; the address opens the form, or the ready-made ones. */
export function ChoresPanel(props: ManagePanelProps) {
  return (
    <ManagePanel
      {...props}
      feature="chores"
      query={useChores()}
      renderCard={(chore, manage) => <ChoreCard key={chore.id} chore={chore} {...manage} />}
      copyOf={(chore, names) => ({ ...draftOf(chore), name: copyName(chore.name, names) })}
      renderForm={({ item, ...form }) => <ChoreFormDialog chore={item} {...form} />}
      renderIdeas={(ideas) => <ChoreIdeasDialog {...ideas} />}
      renderDeletion={({ item, onClose }) => <DeleteChoreDialog chore={item} onClose={onClose} />}
    />
  );
}
