import { Minus, Plus } from 'lucide-react';
import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { LIMITS } from '@shared/constants';
import type { ParentKid } from '@shared/contracts/kids';
import { StarIcon } from '@/components/art/star-icon';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { FormAlert } from '@/components/ui/form-alert';
import { isUnanswered, unansweredText } from '@/components/ui/no-answer';
import { Segmented } from '@/components/ui/segmented';
import { offerUndo } from '@/features/reviews/undo-offer';
import { ApiError, displayOf } from '@/lib/api/api-client';
import { t } from '@/lib/i18n/messages';
import { BalanceChange } from './balance-change';
import { ReasonChoice, AmountChoice } from './stars-fields';
import { useMoveStars, useUndoStars, starsByHandQuery } from './stars.api';
import type { StarsIntent } from './stars-dialog-state';

type Mode = StarsIntent['mode'];
const USUAL_AMOUNT = { give: 5, take: 1 } as const;

/** The kid sees the reason. With its defaults, giving takes one more tap. */
export default function StarsDialog({
  kid,
  intent,
  onClose,
}: {
  kid: ParentKid;
  intent: StarsIntent;
  onClose: () => void;
}) {
  const [mode, setMode] = useState<Mode>(intent.mode);
  const [amount, setAmount] = useState<number | null>(intent.amount ?? USUAL_AMOUNT[mode]);
  const [chosen, setChosen] = useState<string | null>(null);
  const [own, setOwn] = useState<string | null>(null);
  const reasons = useStarReasons(kid.id, mode);
  const move = useMoveStars(kid.id);
  const { mutateAsync: undo } = useUndoStars();

  const most = mode === 'give' ? LIMITS.starsByHand : Math.min(LIMITS.starsByHand, kid.totalStars);
  const reason = (own ?? chosen ?? reasons?.[0] ?? '').trim();
  const ready = amount !== null && amount >= 1 && amount <= most && reason !== '' && reasons !== null;
  const change = (mode === 'give' ? 1 : -1) * (amount ?? 0);

  const send = () => {
    if (!ready || move.isPending) return;
    move.mutate(
      { amount: change, reason },
      {
        onSuccess: (entry) => {
          offerUndo({
            kind: mode === 'give' ? 'given' : 'taken',
            kid,
            name: entry.label,
            stars: entry.amount,
            text: entry.label,
            undo: () => undo({ kidId: kid.id, entryId: entry.id }),
          });
          onClose();
        },
      },
    );
  };
  const switchTo = (next: Mode) => {
    setMode(next);
    setAmount(USUAL_AMOUNT[next]);
    setChosen(null);
    setOwn(null);
    move.reset();
  };

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && !move.isPending && onClose()}
      title={t('manualStars.title', { name: kid.name })}
      width={540}
    >
      <form
        className="mt-4 grid gap-4.5"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          send();
        }}
      >
        <Segmented<Mode>
          label={t('manualStars.giveOrTake')}
          className="flex!"
          value={mode}
          onChange={switchTo}
          options={[
            {
              value: 'give',
              label: (
                <>
                  <Plus />
                  {t('manualStars.give')}
                </>
              ),
            },
            {
              value: 'take',
              label: (
                <>
                  <Minus />
                  {t('manualStars.take')}
                </>
              ),
            },
          ]}
        />
        {move.error && <FormAlert {...moveFailure(move.error, mode, kid)} />}
        <AmountChoice value={amount} most={Math.max(1, most)} onChange={setAmount} />
        <ReasonChoice
          key={mode}
          kid={kid}
          reasons={reasons}
          usual={usual(mode)}
          chosen={chosen ?? reasons?.[0] ?? ''}
          own={own}
          onChoose={(next) => {
            setChosen(next);
            setOwn(null);
          }}
          onOwn={setOwn}
        />
        <div className="grid gap-2">
          <BalanceChange kid={kid} change={Math.max(change, -kid.totalStars)} />
          {mode === 'take' && (
            <p className="hint">
              {kid.totalStars === 0
                ? t('manualStars.nothingToTake', { name: kid.name })
                : t('manualStars.atMost', { count: most })}
            </p>
          )}
        </div>
        <div className="flex gap-3 *:last:flex-1">
          <Button disabled={move.isPending} onClick={onClose}>
            {t('ui.cancel')}
          </Button>
          <Button
            type="submit"
            variant={mode === 'give' ? 'primary' : 'strong'}
            disabled={!ready}
            saves
            saving={move.isPending}
          >
            {mode === 'give' && <StarIcon />}
            {mode === 'give'
              ? t('manualStars.giveCount', { count: amount ?? 0 })
              : t('manualStars.takeCount', { count: amount ?? 0 })}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

function moveFailure(
  error: unknown,
  mode: StarsIntent['mode'],
  kid: { name: string; totalStars: number },
): { title: string; text: string } {
  const code = error instanceof ApiError ? error.code : undefined;
  if (code === 'not_enough_stars') {
    return {
      title: t('manualStars.notThatMany'),
      text: t('manualStars.hasNow', { name: kid.name, count: kid.totalStars }),
    };
  }
  if (code === 'stars_by_hand_off') return { title: t('manualStars.off'), text: t('manualStars.offText') };
  const title = mode === 'give' ? t('manualStars.giveFailed') : t('manualStars.takeFailed');
  return {
    title: isUnanswered(error) ? t('manualStars.unsure') : title,
    text: displayOf(error, unansweredText(error)),
  };
}

const OFFERED = 5;

const usual = (mode: StarsIntent['mode']): string[] =>
  mode === 'give'
    ? [t('manualStars.helped'), t('manualStars.kind'), t('manualStars.tried'), t('manualStars.school')]
    : [t('manualStars.correction'), t('manualStars.spentOutside')];

/**
 * The kid's recent reasons, then common ones. Null while loading, so that no reason moves under the finger.
 */
function useStarReasons(kidId: string, mode: StarsIntent['mode']): readonly string[] | null {
  const recent = useQuery(starsByHandQuery(kidId));
  if (recent.isPending) return null;
  const kind = mode === 'give' ? 'bonus' : 'deduction';
  const given = (recent.data ?? []).filter((entry) => entry.kind === kind).map(({ label }) => label);
  return [...new Set([...given, ...usual(mode)])].slice(0, OFFERED);
}
