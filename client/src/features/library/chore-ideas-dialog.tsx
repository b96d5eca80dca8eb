import { useMemo } from 'react';
import { ChoreArt } from '@/components/art/chore-art';
import { ChorePicture } from '@/components/art/chore-picture';
import { scheduleWords } from '@/features/manage/schedule-words';
import { useFamilyDays } from '@/lib/dates/family-clock';
import { formatMinutes, formatTime } from '@/lib/i18n/format';
import { t } from '@/lib/i18n/messages';
import { usePostOnce } from '@/lib/api/idempotency';
import { choreIdeas, type ChoreIdea } from './chore-ideas';
import { ROOMS } from './ideas';
import { IdeasDialog } from './ideas-dialog';
import { routineIdeas } from './routine-ideas';
import { useAddChoreIdeas } from './use-add-chore-ideas';

const pictureOf = (idea: ChoreIdea) => <ChorePicture chore={idea} size={52} />;

const stepsOf = ({ steps, readyBy }: ChoreIdea) =>
  steps && (
    <span className="mt-2.5 grid gap-1.5">
      {steps.map(({ name, iconName, minutes }) => (
        <span key={name} className="flex items-center gap-2 text-14">
          {iconName && <ChoreArt icon={iconName} size={26} className="flex-none" />}
          <span className="min-w-0 flex-1 leading-tight">{name}</span>
          {minutes !== null && <span className="text-ink-2">{formatMinutes(minutes)}</span>}
        </span>
      ))}
      {readyBy && (
        <span className="text-14 text-ink-2">
          {t('library.readyBy', { time: formatTime(`2026-01-01T${readyBy}:00Z`, 'UTC') })}
        </span>
      )}
    </span>
  );

export function ChoreIdeasDialog({ present, onClose }: { present: readonly string[]; onClose: () => void }) {
  const add = useAddChoreIdeas(usePostOnce());
  const { weekStart } = useFamilyDays();
  const ideas = useMemo(() => [...routineIdeas(), ...choreIdeas()], []);
  return (
    <IdeasDialog
      kind="chore"
      ideas={ideas}
      present={present}
      starsOf={({ starReward }) => starReward}
      pictureOf={pictureOf}
      detailsOf={stepsOf}
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
