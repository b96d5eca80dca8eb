import { ChorePicture } from '@/components/art/chore-picture';
import { choresChanged } from '@/features/chores/chores.api';
import { CHORE_IDEAS, type ChoreIdea } from './chore-ideas';
import { ROOM_NAMES, ROOMS } from './ideas';
import { IdeasDialog } from './ideas-dialog';
import { useAddIdeas } from './library.api';

const GROUPS = { label: 'Room', options: ROOMS.map((room) => ({ value: room, label: ROOM_NAMES[room] })) };

function bodyOf({ name, description, category, iconName, starReward, difficulty }: ChoreIdea) {
  return { name, description, category, iconName, starReward, difficulty };
}

const pictureOf = (idea: ChoreIdea) => <ChorePicture chore={idea} size={52} />;

/** Ready-made chores by room and age. */
export default function ChoreIdeasDialog({
  present,
  onClose,
}: {
  /** Names of the family's chores. */
  present: readonly string[];
  onClose: () => void;
}) {
  const add = useAddIdeas('/api/chores', bodyOf, choresChanged);
  return (
    <IdeasDialog
      noun="chore"
      ideas={CHORE_IDEAS}
      present={present}
      starsOf={({ starReward }) => starReward}
      pictureOf={pictureOf}
      groups={GROUPS}
      groupOf={({ room }) => room}
      add={add.mutateAsync}
      saving={add.isPending}
      onClose={onClose}
    />
  );
}
