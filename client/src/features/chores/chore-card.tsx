import { Copy, Moon, Pencil, Trash2 } from 'lucide-react';
import type { Chore } from '@shared/contracts/chores';
import { knownCategory } from '@/components/art/chore-art';
import { ChorePicture } from '@/components/art/chore-picture';
import { Card } from '@/components/ui/card';
import { Chip } from '@/components/ui/chip';
import { Key } from '@/components/ui/key';
import { Stars } from '@/components/ui/stars';
import { CATEGORY_NAMES, DIFFICULTY_NAMES, DIFFICULTY_TONES } from './category-names';

/** A chore as its parent manages it; a resting one is dimmed and says so. */
export function ChoreCard({
  chore,
  onEdit,
  onDuplicate,
  onDelete,
}: {
  chore: Chore;
  onEdit: () => void;
  onDuplicate: () => void;
  onDelete: () => void;
}) {
  return (
    <Card as="li" className="manage-card" data-off={!chore.isActive || undefined}>
      <span className="manage-picture">
        <ChorePicture chore={chore} size={84} />
        {!chore.isActive && (
          <span className="manage-mark" aria-hidden>
            <Moon size={22} />
          </span>
        )}
      </span>
      <div className="min-w-0 self-center">
        <div className="flex items-start justify-between gap-3">
          <h2 className="line-clamp-2 min-w-0 text-17 sm:text-20">{chore.name}</h2>
          <Stars count={chore.starReward} className="pt-0.5 text-18" />
        </div>
        <div className="mt-2 flex flex-wrap gap-1.5">
          {chore.isActive ? (
            <Chip tone={DIFFICULTY_TONES[chore.difficulty]}>{DIFFICULTY_NAMES[chore.difficulty]}</Chip>
          ) : (
            <Chip>
              <Moon />
              Resting
            </Chip>
          )}
          <Chip>{CATEGORY_NAMES[knownCategory(chore.category)]}</Chip>
        </div>
      </div>
      <div className="manage-keys">
        <Key variant="soft" className="flex-1" onClick={onEdit} aria-label={`Edit ${chore.name}`}>
          <Pencil />
          Edit
        </Key>
        <Key variant="soft" onClick={onDuplicate} aria-label={`Duplicate ${chore.name}`}>
          <Copy />
          Duplicate
        </Key>
        <Key
          variant="soft"
          iconOnly
          className="text-danger!"
          onClick={onDelete}
          aria-label={`Delete ${chore.name}`}
        >
          <Trash2 />
        </Key>
      </div>
    </Card>
  );
}
