import { Moon } from 'lucide-react';
import type { Chore } from '@shared/contracts/chores';
import { difficultyLabel } from '@shared/rules/difficulty';
import { knownCategory } from '@/components/art/chore-art';
import { ChorePicture } from '@/components/art/chore-picture';
import { Chip } from '@/components/ui/chip';
import { ManageCard, type Manage } from '@/components/ui/manage-card';
import { CATEGORY_NAMES, DIFFICULTY_NAMES, DIFFICULTY_TONES } from './category-names';

/** A chore as its parent manages it; a resting one is dimmed and says so. */
export function ChoreCard({ chore, ...manage }: Manage & { chore: Chore }) {
  const difficulty = difficultyLabel(chore.difficulty);
  return (
    <ManageCard
      {...manage}
      name={chore.name}
      stars={chore.starReward}
      picture={<ChorePicture chore={chore} size={84} />}
      mark={chore.isActive ? null : <Moon size={22} />}
      chips={
        <>
          {chore.isActive ? (
            <Chip tone={DIFFICULTY_TONES[difficulty]}>{DIFFICULTY_NAMES[difficulty]}</Chip>
          ) : (
            <Chip>
              <Moon />
              Resting
            </Chip>
          )}
          <Chip>{CATEGORY_NAMES[knownCategory(chore.category)]}</Chip>
        </>
      }
    />
  );
}
