import { useQuery } from '@tanstack/react-query';
import { t } from '@/lib/messages';
import { starsByHandQuery } from './stars.api';
import type { StarsIntent } from './stars-dialog-state';

/** How many reasons are offered. */
const OFFERED = 5;

const usual = (mode: StarsIntent['mode']): string[] =>
  mode === 'give'
    ? [t('byHand.helped'), t('byHand.kind'), t('byHand.tried'), t('byHand.school')]
    : [t('byHand.correction'), t('byHand.spentOutside')];

/**
 * The reasons to choose from: those that were given to this kid, the last one first, and then the usual ones. Null while
 * they are being read, so that none moves under a finger; the usual ones alone where they cannot be.
 */
export function useStarReasons(kidId: string, mode: StarsIntent['mode']): readonly string[] | null {
  const lately = useQuery(starsByHandQuery(kidId));
  if (lately.isPending) return null;
  const kind = mode === 'give' ? 'bonus' : 'deduction';
  const given = (lately.data ?? []).filter((entry) => entry.kind === kind).map(({ label }) => label);
  return [...new Set([...given, ...usual(mode)])].slice(0, OFFERED);
}
