import { Moon } from 'lucide-react';
import type { Chore } from '@shared/contracts/chores';
import { difficultyLabel } from '@shared/rules/difficulty';
import { knownCategory } from '@/components/art/chore-art';
import { ChorePicture } from '@/components/art/chore-picture';
import { Chip } from '@/components/ui/chip';
import { ManageCard, type Manage } from '@/features/manage/manage-card';
import { t } from '@/lib/messages';
import { DIFFICULTY_TONES } from './category-options';

/** A chore as its parent manages it; an inactive one is dimmed and says so. */
export function ChoreCard({ chore, ...manage }: Manage & { chore: Chore }) {
  const difficulty = difficultyLabel(chore.difficulty);
  return (
    <ManageCard
      {...manage}
      name={chore.name}
      stars={chore.starReward}
      picture={<ChorePicture chore={chore} size={84} />}
      mark={chore.isActive ? null : <Moon />}
      chips={
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
        </>
      }
    />
  );
}
