import { clsx } from 'clsx';
import type { LedgerEntry } from '@shared/contracts/stars';
import { ChoreArt } from '@/components/art/chore-art';
import { choreIcon } from '@shared/rules/chore-icon';
import { MessageArt } from '@/components/art/message-art';
import { RewardArt } from '@/components/art/reward-art';
import { rewardIcon } from '@/components/art/reward-icon';
import { StarIcon } from '@/components/art/star-icon';
import { StateArt } from '@/components/art/state-art';
import { Photo } from '@/components/ui/photo';
import { t } from '@/lib/i18n/messages';
import { shownRewardName } from '@/lib/i18n/reward-name';

const SIZE = 54;

export function BookLine({ entry }: { entry: LedgerEntry }) {
  return (
    <li data-kind={entry.kind} className="flex min-h-18 items-center gap-3 py-1 tiny:gap-2">
      <span className={clsx('relative flex-none', entry.reversedBy !== null && 'opacity-60')}>
        <EntryPicture entry={entry} />
        {entry.kind === 'reversal' && hasPicture(entry) && (
          <StateArt name="undo-arrow" size={26} className="absolute -end-1.5 -bottom-1.5 rtl:-scale-x-100" />
        )}
      </span>
      <div className="min-w-0 flex-1">
        <bdi className="line-clamp-4 font-display text-18/[1.15] font-semibold wrap-anywhere">
          {shownRewardName(entry.label)}
        </bdi>
        <small className="block text-16/[1.25] text-ink-2 wrap-anywhere">{sourceOf(entry)}</small>
      </div>
      <span className="flex flex-none items-center gap-1 font-display text-26 leading-none font-bold tabular-nums tiny:text-21">
        <span aria-hidden>{amountOf(entry)}</span>
        <StarIcon size={26} />
        <span className="sr-only">{spokenAmountOf(entry)}</span>
      </span>
    </li>
  );
}

const hasPicture = ({ submissionId, redemptionId }: LedgerEntry) =>
  submissionId !== null || redemptionId !== null;

function EntryPicture({ entry }: { entry: LedgerEntry }) {
  const look = { name: entry.label, iconName: entry.iconName };
  const drawing =
    entry.submissionId !== null ? (
      <ChoreArt icon={choreIcon(look)} size={SIZE} />
    ) : entry.redemptionId !== null ? (
      <RewardArt icon={rewardIcon(look)} size={SIZE} />
    ) : entry.kind === 'bonus' ? (
      <MessageArt emoji="❤️" size={SIZE} />
    ) : (
      <StateArt name="undo-arrow" size={SIZE} className="rtl:-scale-x-100" />
    );
  return (
    <Photo
      src={entry.imageUrl}
      size={SIZE}
      className="size-13.5 rounded-md object-cover"
      fallback={drawing}
    />
  );
}

export function sourceOf({ kind, by }: LedgerEntry): string {
  const name = by?.firstName;
  switch (kind) {
    case 'chore':
      return name ? t('shop.saidYes', { name }) : t('starBook.done');
    case 'reward':
      return t('starBook.gotIt');
    case 'bonus':
      return name ? t('starBook.giftFrom', { name }) : t('starBook.gift');
    case 'deduction':
      return name ? t('starBook.takenBy', { name }) : t('starBook.taken');
    case 'reversal':
    default:
      return name ? t('starBook.lookedAgainNamed', { name }) : t('starBook.lookedAgain');
  }
}

const amountOf = ({ amount }: LedgerEntry) =>
  amount < 0 ? t('starBook.minus', { count: -amount }) : t('starBook.plus', { count: amount });

export const spokenAmountOf = ({ amount }: LedgerEntry) =>
  amount < 0 ? t('starBook.spokenMinus', { count: -amount }) : t('starBook.spokenPlus', { count: amount });
