import { Repeat2, Eye, Moon, Zap } from 'lucide-react';
import { useMemo } from 'react';
import type { Chore } from '@shared/contracts/chores';
import { addDays } from '@shared/rules/calendar';
import { dayOf as dayNumber } from '@shared/rules/day';
import { occurrenceOn, patternOf } from '@shared/rules/schedule';
import { ChorePicture } from '@/components/art/chore-picture';
import { unansweredText } from '@/components/ui/no-answer';
import { toast, toastFailure } from '@/components/ui/use-toast';
import { copyName } from '@/features/library/copy-name';
import { DAYS_AHEAD, NO_SET_DAY } from '@/features/manage/list-filter';
import { ManagePanel, type ManagePanelProps } from '@/features/manage/manage-panel';
import type { PresentContext, Presented } from '@/features/manage/presented';
import { scheduleWords } from '@/features/manage/schedule-words';
import { kidsOf, whoInShort, whoWords } from '@/features/manage/who-words';
import { formatShortDay, formatMinutes, formatTime } from '@/lib/i18n/format';
import { t } from '@/lib/i18n/messages';
import { ChoreArt } from '@/components/art/chore-art';
import { useFamilyDays } from '@/lib/dates/family-clock';
import { usePostOnce } from '@/lib/api/idempotency';
import { choreIdeas, type ChoreIdea } from '@/features/library/chore-ideas';
import { ROOMS } from '@/features/library/ideas';
import { IdeasDialog } from '@/features/library/ideas-dialog';
import { routineIdeas } from '@/features/library/routine-ideas';
import { useAddChoreIdeas } from '@/features/library/library.api';
import { BulkChores } from './bulk-chores';
import { draftOf, NEW_CHORE } from './chore-draft';
import { ChoreFormDialog } from './chore-form-dialog';
import { useChores, usePassTurn } from './chores.api';
import { DeleteChoresDialog } from './delete-chores-dialog';
import { useChangeChores } from './use-change-chores';

function isOn(chore: Chore, day: string, { dayOf, weekStart }: PresentContext): boolean {
  const context = { firstDay: dayNumber(dayOf(chore.createdAt)), weekStart };
  if (day !== NO_SET_DAY)
    return occurrenceOn(patternOf(chore.schedule), dayNumber(day), context)?.dueOn === dayNumber(day);
  const { schedule } = chore;
  return (
    schedule.kind === 'anytime' ||
    (schedule.kind === 'times' && schedule.per !== 'day') ||
    (schedule.kind === 'once' && schedule.on === null)
  );
}

function dayName(ahead: number, day: string): string {
  if (ahead === 0) return t('manage.today');
  return ahead === 1 ? t('manage.tomorrow') : formatShortDay(day);
}

export function ChoresPanel(props: ManagePanelProps) {
  const pass = usePassTurn();
  const { change } = useChangeChores();
  const passTurn = ({ id, name }: Chore) =>
    void pass.mutateAsync(id).then(
      () => toast({ title: t('chores.turnPassed'), description: name, tone: 'ok' }),
      (error: unknown) => toastFailure(t('chores.passFailed'), error, unansweredText(error)),
    );
  return (
    <ManagePanel
      {...props}
      feature="chores"
      query={useChores()}
      present={presentChore}
      starsOf={({ starReward }) => starReward}
      isOff={({ isActive }) => !isActive}
      compare={(one, other) => one.name.localeCompare(other.name)}
      pickOf={({ today }) => ({
        name: 'day',
        options: [
          ...Array.from({ length: DAYS_AHEAD }, (_, ahead) => {
            const value = addDays(today, ahead);
            return { value, label: dayName(ahead, value) };
          }),
          { value: NO_SET_DAY, label: t('manage.noSetDay') },
        ],
      })}
      matches={isOn}
      onPause={(chore) => void change([chore], { isActive: !chore.isActive })}
      actionsOf={(chore) =>
        chore.sharing === 'turns'
          ? [{ label: t('chores.passTurn'), Icon: Repeat2, onPress: () => passTurn(chore) }]
          : []
      }
      copyOf={(chore, names) => ({ ...draftOf(chore), name: copyName(chore.name, names) })}
      newWith={({ kidId, name = '' }) => ({
        ...NEW_CHORE,
        name,
        kidIds: kidId === undefined ? [] : [kidId],
      })}
      renderForm={({ item, ...form }) => <ChoreFormDialog chore={item} {...form} />}
      renderIdeas={(ideas) => <ChoreIdeasDialog {...ideas} />}
      renderDeletion={({ item, onClose }) => <DeleteChoresDialog chores={[item]} onClose={onClose} />}
      renderBulk={({ items, onDone }) => <BulkChores chores={items} onDone={onDone} />}
    />
  );
}

function presentChore(chore: Chore, { kids, weekStart }: PresentContext): Presented {
  const { kidIds, sharing, isActive, needsApproval } = chore;
  const who = whoInShort(kidIds, sharing, kids);
  const when = scheduleWords(chore.schedule, chore.partOfDay, weekStart);
  return {
    picture: <ChorePicture chore={chore} size={44} />,
    mark: isActive ? null : <Moon />,
    off: isActive ? null : t('manage.inactive'),
    description: chore.description,
    kids: kidsOf(kidIds, kids),
    who,
    whoInFull: whoWords(kidIds, sharing, kids),
    when,
    extra: needsApproval ? (
      <>
        <Eye aria-hidden />
        {t('chores.alwaysCheck')}
      </>
    ) : (
      <>
        <Zap aria-hidden />
        {t('chores.byItself')}
      </>
    ),
    words: t('schedules.whoWhen', { who, when }),
  };
}

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
