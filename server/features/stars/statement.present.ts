import { MYSTERY_REWARD_NAME } from '@shared/constants';
import type { LedgerEntry } from '@shared/contracts/stars';
import type { FullEntryRow } from './statement.queries';

export function presentEntry({ entry, by, submission, redemption, reversedBy }: FullEntryRow): LedgerEntry {
  const { iconName = null, imageUrl = null } = submission ?? redemption ?? {};
  return {
    id: entry.id,
    kind: entry.kind,
    amount: entry.amount,
    balance: entry.balance,
    label: entry.label,
    iconName,
    imageUrl,
    at: entry.createdAt.toISOString(),
    by,
    submissionId: entry.submissionId,
    redemptionId: entry.redemptionId,
    reverses: entry.reverses,
    reversedBy,
  };
}

/** Hides a mystery whose approval was undone. */
export function presentEntryToKid(row: FullEntryRow): LedgerEntry {
  const shown = presentEntry(row);
  const isSecret = row.entry.isMystery && (shown.kind === 'reversal' || shown.reversedBy !== null);
  return isSecret ? { ...shown, label: MYSTERY_REWARD_NAME, iconName: null, imageUrl: null } : shown;
}
