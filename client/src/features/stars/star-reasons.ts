import { useQuery } from '@tanstack/react-query';
import { t } from '@/lib/messages';
import { starsByHandQuery } from './stars.api';
import type { StarsIntent } from './stars-dialog-state';

const OFFERED = 5;

const usual = (mode: StarsIntent['mode']): string[] =>
  mode === 'give'
    ? [t('byHand.helped'), t('byHand.kind'), t('byHand.tried'), t('byHand.school')]
    : [t('byHand.correction'), t('byHand.spentOutside')];

/**
 * The kid's recent reasons, then common ones. Null while loading, so that no reason moves under the finger.
 */
export function useStarReasons(kidId: string, mode: StarsIntent['mode']): readonly string[] | null {
  const recent = useQuery(starsByHandQuery(kidId));
  if (recent.isPending) return null;
  const kind = mode === 'give' ? 'bonus' : 'deduction';
  const given = (recent.data ?? []).filter((entry) => entry.kind === kind).map(({ label }) => label);
  return [...new Set([...given, ...usual(mode)])].slice(0, OFFERED);
}
