import { Eye, Moon, Zap } from 'lucide-react';
import type { Chore } from '@shared/contracts/chores';
import { ChorePicture } from '@/components/art/chore-picture';
import type { Presented, PresentContext } from '@/features/manage/presented';
import { scheduleWords } from '@/features/manage/schedule-words';
import { kidsOf, whoInShort, whoWords } from '@/features/manage/who-words';
import { t } from '@/lib/messages';

export function presentChore(chore: Chore, { kids, weekStart }: PresentContext): Presented {
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
