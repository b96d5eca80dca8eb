import { useMemo } from 'react';
import { ChorePicture } from '@/components/art/chore-picture';
import { scheduleWords } from '@/features/manage/schedule-words';
import { useFamilyDays } from '@/lib/family-clock';
import { t } from '@/lib/messages';
import { usePostOnce } from '@/lib/use-post-once';
import { choreIdeas, type ChoreIdea } from './chore-ideas';
import { ROOMS } from './ideas';
import { IdeasDialog } from './ideas-dialog';
import { useAddChoreIdeas } from './use-add-chore-ideas';

const pictureOf = (idea: ChoreIdea) => <ChorePicture chore={idea} size={52} />;

export function ChoreIdeasDialog({ present, onClose }: { present: readonly string[]; onClose: () => void }) {
  const add = useAddChoreIdeas(usePostOnce());
  const { weekStart } = useFamilyDays();
  const ideas = useMemo(() => choreIdeas(), []);
  return (
    <IdeasDialog
      kind="chore"
      ideas={ideas}
      present={present}
      starsOf={({ starReward }) => starReward}
      pictureOf={pictureOf}
      wordsOf={({ schedule, partOfDay }) => scheduleWords(schedule, partOfDay, weekStart)}
      groups={{
        label: t('library.room'),
        options: ROOMS.map((room) => ({ value: room, label: t(`library.${room}`) })),
      }}
      groupOf={({ room }) => room}
      add={add.mutateAsync}
      saving={add.isPending}
      onClose={onClose}
    />
  );
}
