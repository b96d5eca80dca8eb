import { useEffect, useState } from 'react';
import { useOffline } from '@/lib/api/connection';
import { t } from '@/lib/i18n/messages';
import { changesOf, placeOf, refusalOf, type Lift, type PlanFacts, type Target } from './move';
import type { TileActions } from './use-tile-actions';

const REFUSAL_MS = 4_000;

/** `drop` makes a change, asks how often, or returns false with a refusal, which `refused` holds for some seconds. */
export function useDrop(facts: PlanFacts, actions: TileActions, say: (text: string) => void) {
  const [asked, setAsked] = useState<{ lift: Lift; to: Target; anchor: Element } | null>(null);
  const [refused, setRefused] = useState<{ to: Target; why: string } | null>(null);
  useEffect(() => {
    if (!refused) return undefined;
    const timer = setTimeout(() => setRefused(null), REFUSAL_MS);
    return () => clearTimeout(timer);
  }, [refused]);

  const offline = useOffline();
  const refuse = (to: Target, why: string, announced: string): false => {
    setRefused({ to, why });
    say(announced);
    return false;
  };

  const drop = (lift: Lift, to: Target): boolean => {
    const from = lift.tile && placeOf(lift.tile);
    if (from?.day === to.day && from.kidId === to.kidId) {
      say(t('plan.putBack'));
      return false;
    }
    const { once, always } = changesOf(lift, to, facts);
    const why = refusalOf(lift, to, facts) ?? (once || always ? null : t('plan.alreadyHere'));
    if (why !== null) return refuse(to, why, t('plan.notMoved', { why }));
    if (offline) return refuse(to, t('manage.offline'), t('manage.offline'));
    say('');
    if (once && !always) {
      actions.change(once);
      return true;
    }
    const kid = to.kidId == null ? ':not([data-kid])' : `[data-kid="${CSS.escape(to.kidId)}"]`;
    const cell = `[data-day="${to.day}"]`;
    // A phone's list has no cells of kids.
    const anchor = document.querySelector(`${cell}${kid}`) ?? document.querySelector(cell);
    if (anchor) setAsked({ lift, to, anchor });
    return true;
  };
  return { drop, refused, asked, close: () => setAsked(null) };
}
