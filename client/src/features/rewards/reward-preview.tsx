import { X } from 'lucide-react';
import { MYSTERY_REWARD_NAME } from '@shared/constants';
import { RewardPicture } from '@/components/art/reward-picture';
import { Stars } from '@/components/ui/stars';
import type { RewardDraft } from './reward-draft';

/** The good as it will stand in the kids' store, growing with the form. Only to look at. */
export function RewardPreview({ draft }: { draft: RewardDraft }) {
  const name = draft.isMystery ? MYSTERY_REWARD_NAME : draft.name.trim() || 'Your new reward';
  return (
    <section aria-label="How kids see it">
      <p className="label mb-2" aria-hidden>
        How kids see it
      </p>
      <div className="preview-card" data-off={!draft.isActive || undefined}>
        <span className="preview-picture">
          <RewardPicture reward={draft} wrapped={draft.isMystery} size={104} />
          {!draft.isActive && (
            <span className="preview-mark" aria-hidden>
              <X />
            </span>
          )}
        </span>
        <div className="min-w-0">
          <p className="line-clamp-2 font-display text-20 leading-tight font-semibold">{name}</p>
          <Stars count={draft.starCost ?? 0} className="mt-1.5 text-20" />
          <span className="preview-key preview-key-treat" aria-hidden>
            {draft.isActive ? 'Get It!' : 'Resting'}
          </span>
        </div>
      </div>
      {!draft.isMystery && draft.description.trim() !== '' && (
        <p className="mt-2.5 line-clamp-3 text-14 text-ink-2">{draft.description.trim()}</p>
      )}
    </section>
  );
}
