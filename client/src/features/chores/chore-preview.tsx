import { Moon } from 'lucide-react';
import { knownCategory } from '@/components/art/chore-art';
import { ChorePicture } from '@/components/art/chore-picture';
import { Stars } from '@/components/ui/stars';
import { KidPreview } from '@/features/manage/kid-preview';
import { t } from '@/lib/messages';
import type { ChoreDraft } from './chore-draft';

/** The chore that is being written, as the kids will find it. */
export function ChorePreview({ draft }: { draft: ChoreDraft }) {
  return (
    <KidPreview
      picture={<ChorePicture chore={{ ...draft, category: knownCategory(draft.category) }} size={88} />}
      mark={draft.isActive ? null : <Moon />}
      action={t('chores.doIt')}
      tone="highlight"
      description={draft.description.trim()}
    >
      <div className="flex items-start justify-between gap-3">
        <p className="line-clamp-2 min-w-0 font-display text-20 leading-tight font-semibold">
          {draft.name.trim() || t('chores.unnamed')}
        </p>
        <Stars count={draft.starReward ?? 0} className="text-20" />
      </div>
    </KidPreview>
  );
}
