import { X } from 'lucide-react';
import { RewardPicture } from '@/components/art/reward-picture';
import { Stars } from '@/components/ui/stars';
import { KidPreview } from '@/features/manage/kid-preview';
import { t } from '@/lib/messages';
import type { RewardDraft } from './reward-draft';

export function RewardPreview({ draft }: { draft: RewardDraft }) {
  return (
    <KidPreview
      picture={<RewardPicture reward={draft} wrapped={draft.isMystery} size={104} />}
      mark={draft.isActive ? null : <X />}
      action={t('rewards.getIt')}
      tone="reward"
      description={draft.isMystery ? '' : draft.description.trim()}
    >
      <p className="font-display text-21 leading-tight font-semibold">
        <bdi className="line-clamp-2">
          {draft.isMystery ? t('history.mysteryReward') : draft.name.trim() || t('rewards.unnamed')}
        </bdi>
      </p>
      <Stars count={draft.starCost ?? 0} className="mt-1.5 text-21" />
    </KidPreview>
  );
}
