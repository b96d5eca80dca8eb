import { clsx } from 'clsx';
import { Undo2, HandCoins, HandHeart } from 'lucide-react';
import type { LedgerEntry } from '@shared/contracts/stars';
import { suggestTier } from '@shared/rules/tiers';
import type { KidRequests } from '@shared/contracts/kid-requests';
import { Button } from '@/components/ui/button';
import { formatNumber, formatSigned, formatTime } from '@/lib/i18n/format';
import { t } from '@/lib/i18n/messages';
import { ChorePicture } from '@/components/art/chore-picture';
import { RewardPicture } from '@/components/art/reward-picture';

export function StatementRow({
  entry,
  facts,
  onUndo,
}: {
  entry: LedgerEntry;
  facts: EntryFacts;
  onUndo: (() => void) | undefined;
}) {
  const { amount, balance, reversedBy } = entry;
  const undone = reversedBy !== null;
  const title = entryTitle(entry);
  return (
    <tr data-row className="border-b-2 border-line last:border-0">
      <td className="py-2.5">
        <div className="flex min-w-0 items-center gap-3 wrap-anywhere">
          <EntryPicture entry={entry} />
          <div className="min-w-0">
            <bdi
              className={clsx(
                'line-clamp-2 font-display text-16 leading-tight font-semibold',
                undone && 'text-ink-2 line-through',
              )}
              title={title}
            >
              {title}
            </bdi>
            <span className="block text-14 leading-snug text-ink-2">
              {undone && t('statement.undoneLater')} {entryText(entry, facts)}
            </span>
          </div>
        </div>
      </td>
      <td
        className={clsx(
          'ps-2 text-end font-display text-16 font-semibold whitespace-nowrap tabular-nums',
          undone ? 'text-ink-2' : amount > 0 ? 'text-ok' : 'text-treat-text',
        )}
      >
        <span className="sr-only">{t('statement.moved', { count: amount })}</span>
        <span aria-hidden>{formatSigned(amount)}</span>
        <small className="block font-body text-13 font-medium text-ink-2 mini:hidden">
          {formatNumber(balance)}
          <span className="sr-only">{t('statement.after')}</span>
        </small>
      </td>
      <td className="w-22 text-end laptop:max-desktop:w-18 font-display text-16 font-semibold tabular-nums max-mini:hidden">
        {formatNumber(balance)}
      </td>
      <td className="w-13 text-end mini:w-27 laptop:max-desktop:w-14">
        {onUndo && (
          <Button
            variant="text"
            className="max-mini:px-3! mini:-me-2 laptop:max-desktop:px-3!"
            aria-label={t('statement.undoOf', { what: title })}
            onClick={onUndo}
          >
            <Undo2 className="rtl:-scale-x-100" />
            <span className="max-mini:hidden laptop:max-desktop:hidden">{t('undo.undo')}</span>
          </Button>
        )}
      </td>
    </tr>
  );
}

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

/** Details for automatic approvals, and pending and undelivered entries. */
export interface EntryFacts {
  requests: KidRequests | undefined;
  timezone: string;
}

/** Returns the chore, the reward, the reason, or the title of the reversed entry. */
function entryTitle({ kind, label }: LedgerEntry): string {
  return kind === 'reversal' ? t('statement.undone', { what: label }) : label;
}

/** 'Approved by Sam, 4:58 PM' */
export function entryText(entry: LedgerEntry, { requests, timezone }: EntryFacts): string {
  const time = formatTime(entry.at, timezone);
  const values = { name: entry.by?.firstName ?? '', time, known: entry.by?.firstName ? 'yes' : 'no' };
  const submission = requests?.submissions.find(({ id }) => id === entry.submissionId);
  const redemption = requests?.redemptions.find(({ id }) => id === entry.redemptionId);
  switch (entry.kind) {
    case 'chore':
      if (entry.by === null && submission?.auto) return t('statement.byItself', { time });
      return t('statement.approvedBy', values);
    case 'reward': {
      const approved = t('statement.rewardApprovedBy', values);
      const promised = redemption?.status === 'approved' && redemption.deliveredAt === null;
      return promised && entry.reversedBy === null
        ? t('statement.notGivenYet', { text: approved })
        : approved;
    }
    case 'bonus':
      return t('statement.givenBy', values);
    case 'deduction':
      return t('statement.takenBy', values);
    case 'reversal':
    default: {
      const waits = (submission ?? redemption)?.status === 'pending';
      const by = t('statement.undoneBy', values);
      return waits ? t('statement.waitsAgain', { text: by }) : by;
    }
  }
}
