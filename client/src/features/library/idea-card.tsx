import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { Stars } from '@/components/ui/stars';
import { ageLabel, type Idea } from './ideas';

/** One idea to tick; what the family has already says so and cannot be ticked. */
export function IdeaCard({
  idea,
  stars,
  picture,
  present,
  chosen,
  onChosen,
}: {
  idea: Idea;
  stars: number;
  picture: ReactNode;
  present: boolean;
  chosen: boolean;
  onChosen: (chosen: boolean) => void;
}) {
  return (
    <label className="idea" data-present={present || undefined}>
      <input
        type="checkbox"
        className="idea-box"
        checked={chosen}
        disabled={present}
        onChange={(event) => onChosen(event.target.checked)}
      />
      {picture}
      <span className="min-w-0 flex-1">
        <b className="block font-display text-17 leading-tight font-semibold">{idea.name}</b>
        <span className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1 text-14 text-ink-2">
          <Stars count={stars} className="text-15 text-ink" />
          <span>Ages {ageLabel(idea.ages)}</span>
          {present && <span className="font-semibold">In your list</span>}
        </span>
      </span>
      <span className="idea-mark" aria-hidden>
        <Check size={18} />
      </span>
    </label>
  );
}
