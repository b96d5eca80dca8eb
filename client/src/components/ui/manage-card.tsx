import { Copy, Pencil, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { Card } from './card';
import { Button } from './button';
import { Stars } from './stars';
import './manage-cards.css';

/** What a parent can do with one of the family's things. */
export interface Manage {
  onEdit: () => void;
  onDuplicate: () => void;
  onDelete: () => void;
}

/** A chore or a reward as its parent manages it; with a `mark` it is dimmed, for kids can't have it now. */
export function ManageCard({
  name,
  stars,
  picture,
  mark,
  chips,
  onEdit,
  onDuplicate,
  onDelete,
}: Manage & { name: string; stars: number; picture: ReactNode; mark: ReactNode; chips: ReactNode }) {
  return (
    <Card as="li" className="manage-card" data-off={mark !== null || undefined}>
      <span className="manage-picture">
        {picture}
        {mark !== null && (
          <span className="manage-mark" aria-hidden>
            {mark}
          </span>
        )}
      </span>
      <div className="min-w-0 self-center">
        <div className="flex items-start justify-between gap-3">
          <h2 className="line-clamp-2 min-w-0 text-17 sm:text-20">{name}</h2>
          <Stars count={stars} className="pt-0.5 text-18" />
        </div>
        <div className="mt-2 flex flex-wrap gap-1.5">{chips}</div>
      </div>
      <div className="manage-keys">
        <Button variant="secondary" className="flex-1" onClick={onEdit} aria-label={`Edit ${name}`}>
          <Pencil />
          Edit
        </Button>
        <Button variant="secondary" onClick={onDuplicate} aria-label={`Duplicate ${name}`}>
          <Copy />
          Duplicate
        </Button>
        <Button
          variant="secondary"
          iconOnly
          className="text-danger!"
          onClick={onDelete}
          aria-label={`Delete ${name}`}
        >
          <Trash2 />
        </Button>
      </div>
    </Card>
  );
}
