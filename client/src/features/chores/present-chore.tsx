import { Moon, Zap } from 'lucide-react';
import type { Chore } from '@shared/contracts/chores';
import { difficultyLabel } from '@shared/rules/difficulty';
import { knownCategory } from '@/components/art/chore-art';
import { ChorePicture } from '@/components/art/chore-picture';
import { Chip } from '@/components/ui/chip';
import type { Presented, Surroundings } from '@/features/manage/presented';
import { scheduleWords } from '@/features/manage/schedule-words';
import { whoWords } from '@/features/manage/who-words';
import { t } from '@/lib/messages';
import { DIFFICULTY_TONES } from './category-options';

/** Presents a chore in the parent's list. An inactive one is dimmed and labeled. */
export function presentChore(chore: Chore, { kids, weekStart }: Surroundings): Presented {
  return {
    renderPicture: (size) => <ChorePicture chore={chore} size={size} />,
    mark: chore.isActive ? null : <Moon />,
    off: chore.isActive ? null : t('manage.inactive'),
    words: t('schedules.whoWhen', {
      who: whoWords(chore.kidIds, chore.sharing, kids),
      when: scheduleWords(chore.schedule, chore.partOfDay, weekStart),
    }),
    chips: <ChoreChips chore={chore} />,
  };
}

function ChoreChips({ chore }: { chore: Chore }) {
  const difficulty = difficultyLabel(chore.difficulty);
  return (
    <>
      {chore.isActive ? (
        <Chip tone={DIFFICULTY_TONES[difficulty]}>{t(`chores.${difficulty}`)}</Chip>
      ) : (
        <Chip>
          <Moon />
          {t('manage.inactive')}
        </Chip>
      )}
      <Chip>{t(`chores.${knownCategory(chore.category)}`)}</Chip>
      {!chore.needsApproval && (
        <Chip tone="info">
          <Zap />
          {t('chores.byItself')}
        </Chip>
      )}
    </>
  );
}
