import { Moon } from 'lucide-react';
import { knownCategory } from '@/components/art/chore-art';
import { ChorePicture } from '@/components/art/chore-picture';
import { Stars } from '@/components/ui/stars';
import type { ChoreDraft } from './chore-draft';

/** The card as the kids will find it, growing with the form. Only to look at. */
export function ChorePreview({ draft }: { draft: ChoreDraft }) {
  return (
    <section aria-label="How kids see it">
      <p className="label mb-2" aria-hidden>
        How kids see it
      </p>
      <div className="preview-card" data-off={!draft.isActive || undefined}>
        <span className="preview-picture">
          <ChorePicture chore={{ ...draft, category: knownCategory(draft.category) }} size={88} />
          {!draft.isActive && (
            <span className="preview-mark" aria-hidden>
              <Moon />
            </span>
          )}
        </span>
        <div className="min-w-0">
          <div className="flex items-start justify-between gap-3">
            <p className="line-clamp-2 min-w-0 font-display text-20 leading-tight font-semibold">
              {draft.name.trim() || 'Your new chore'}
            </p>
            <Stars count={draft.starReward ?? 0} className="text-20" />
          </div>
          <span className="preview-key preview-key-star" aria-hidden>
            {draft.isActive ? 'Do It!' : 'Resting'}
          </span>
        </div>
      </div>
      {draft.description.trim() !== '' && (
        <p className="mt-2.5 line-clamp-3 text-14 text-ink-2">{draft.description.trim()}</p>
      )}
    </section>
  );
}
