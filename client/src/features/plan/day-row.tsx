import { clsx } from 'clsx';
import { Check, Ellipsis } from 'lucide-react';
import type { ChoreSubmission } from '@shared/contracts/submissions';
import { Button } from '@/components/ui/button';
import { Tooltip } from '@/components/ui/tooltip';
import { usePendingSubmissions } from '@/features/submissions/submissions.api';
import { useSubmissionReview } from '@/features/submissions/use-submission-review';
import { t } from '@/lib/messages';
import { completionDay, type BoardClock, type Tile } from './board';
import { PlanTile, StateGlyph } from './plan-tile';
import { tileWord } from './plan-words';
import { useSwipe } from './use-swipe';
import type { TileActions } from './use-tile-actions';

const PARTS = {
  morning: 'plan.morning',
  afternoon: 'plan.afternoon',
  evening: 'plan.evening',
} as const;

/** A chore of the day with its state, and a button to approve it or open its menu. A swipe marks it as done. */
export function DayRow({
  tile,
  clock,
  actions,
  onOpen,
}: {
  tile: Tile;
  clock: BoardClock;
  actions: TileActions;
  onOpen: (tile: Tile, anchor: HTMLElement) => void;
}) {
  const { chore, kid, holder, state } = tile;
  const submission = usePendingSubmissions().data?.find(({ id }) => id === tile.submissionId);
  const on = completionDay(tile, clock);
  const swipe = useSwipe(kid && on !== null ? () => actions.complete(chore, kid, on) : null);
  const more = t('plan.more', { chore: chore.name });
  return (
    <li className="relative -mx-3.5 overflow-clip border-line px-3.5 [&+li]:before:absolute [&+li]:before:inset-x-3.5 [&+li]:before:top-0 [&+li]:before:border-t-2 [&+li]:before:border-line">
      {swipe.isMoving && (
        <span
          className="absolute inset-y-0 start-0 flex w-31 items-center gap-2 bg-ok px-4 font-display text-15 font-semibold text-surface"
          aria-hidden
        >
          <Check size={20} />
          {t('plan.done')}
        </span>
      )}
      <div
        {...swipe.handlers}
        className={clsx(
          'relative -mx-3.5 flex min-h-16 touch-pan-y items-center gap-3.5 px-3.5 py-2',
          swipe.isMoving && 'rounded-md bg-surface shadow-card',
        )}
      >
        <PlanTile {...tile} />
        <div className="min-w-0 flex-1">
          <h3 className="text-16 leading-tight">
            <bdi className="line-clamp-2 wrap-anywhere">{chore.name}</bdi>
          </h3>
          <p
            className={clsx(
              'mt-0.5 flex flex-wrap items-center gap-x-1.5 text-14 leading-snug',
              state === 'late' ? 'font-semibold text-treat-text' : 'text-ink-2',
            )}
          >
            {state !== 'planned' && <StateGlyph state={state} />}
            {[
              state === 'planned' ? null : tileWord(tile),
              state === 'planned' && chore.partOfDay !== null ? t(PARTS[chore.partOfDay]) : null,
              chore.sharing === 'turns' && kid ? t('plan.turnOf', { kid: kid.name }) : null,
              holder?.name ?? null,
            ]
              .filter((part) => part !== null)
              .join(' · ') || tileWord(tile)}
          </p>
        </div>
        {submission ? (
          <ApproveKey submission={submission} />
        ) : (
          <Tooltip text={more}>
            <Button
              variant="secondary"
              iconOnly
              aria-label={more}
              aria-haspopup="dialog"
              onClick={(event) => onOpen(tile, event.currentTarget)}
            >
              <Ellipsis />
            </Button>
          </Tooltip>
        )}
      </div>
    </li>
  );
}

function ApproveKey({ submission }: { submission: ChoreSubmission }) {
  const { approve } = useSubmissionReview(submission);
  const values = { name: submission.chore.name, kid: submission.kid.name };
  return (
    <Button
      variant="primary"
      className="px-3!"
      aria-label={t('reviews.approveOf', values)}
      onClick={() => approve()}
    >
      <Check />
      {t('plan.approve')}
    </Button>
  );
}
