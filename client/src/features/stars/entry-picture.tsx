import { clsx } from 'clsx';
import { HandCoins, HandHeart, Undo2 } from 'lucide-react';
import type { LedgerEntry } from '@shared/contracts/stars';
import { suggestTier } from '@shared/rules/tiers';
import { ChorePicture } from '@/components/art/chore-picture';
import { RewardPicture } from '@/components/art/reward-picture';

export function EntryPicture({ entry, size = 44 }: { entry: LedgerEntry; size?: number | undefined }) {
  const { kind, label: name, iconName, imageUrl } = entry;
  if (kind === 'chore') return <ChorePicture chore={{ name, iconName, imageUrl }} size={size} />;
  if (kind === 'reward') {
    const tier = suggestTier(Math.abs(entry.amount));
    return <RewardPicture reward={{ name, iconName, imageUrl, tier }} size={size} />;
  }
  const Glyph = kind === 'reversal' ? Undo2 : kind === 'bonus' ? HandHeart : HandCoins;
  return (
    <span
      className={clsx(
        'grid flex-none place-items-center rounded-sm',
        kind === 'reversal' && 'border-2 border-dashed border-control text-ink-2',
        kind === 'bonus' && 'bg-star-soft text-star-text',
        kind === 'deduction' && 'bg-sunken text-ink-2',
      )}
      style={{ width: size, height: size }}
    >
      <Glyph size={size * 0.5} className={clsx(kind === 'reversal' && 'rtl:-scale-x-100')} />
    </span>
  );
}
