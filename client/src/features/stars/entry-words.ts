import type { KidRequests } from '@shared/contracts/kid-requests';
import type { LedgerEntry } from '@shared/contracts/stars';
import { formatTime } from '@/lib/i18n/format';
import { t } from '@/lib/i18n/messages';

/** Details for automatic approvals, and pending and undelivered entries. */
export interface EntryFacts {
  requests: KidRequests | undefined;
  timezone: string;
}

/** Returns the chore, the reward, the reason, or the title of the reversed entry. */
export function entryTitle({ kind, label }: LedgerEntry): string {
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
