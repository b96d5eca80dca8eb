import { clsx } from 'clsx';
import { Check } from 'lucide-react';
import type { CalendarDate } from '@shared/rules/calendar';
import { StateArt } from '@/components/art/state-art';
import { Button } from '@/components/ui/button';
import { Stars } from '@/components/ui/stars';
import { t } from '@/lib/i18n/messages';
import { ReviewNote } from '@/features/kid-frame/notes/review-note';
import { useHeldFocus } from '@/features/kid-frame/use-held-focus';
import { asSent } from './chore-tile';
import { AgainButton, eggOf, type ViewActions } from './chore-tile-view';
import { doItLabel, isPale, spokenChore, stateWords } from './chore-words';
import { EggButton } from './egg-button';
import { DoIt, StateFigure, WithdrawButton } from './chore-parts';
import type { TodayItem } from './today-items';
import { useChoreActions } from './use-chore-actions';
import { buttonSizes } from '@/components/ui/button-look';

export function ChoreRow({ kidId, one, today }: { kidId: string; one: TodayItem; today: CalendarDate }) {
  const { dialogs, ...actions } = useChoreActions(kidId, one, today);
  return (
    <>
      <ChoreRowView one={asSent(one, actions)} today={today} actions={actions} />
      {dialogs}
    </>
  );
}

export function ChoreRowView({
  one,
  today,
  actions,
}: {
  one: TodayItem;
  today: CalendarDate;
  actions?: ViewActions | undefined;
}) {
  const { look } = one;
  const { chore } = one.item;
  const row = useHeldFocus<HTMLLIElement>(look);
  return (
    <li
      ref={row}
      tabIndex={-1}
      data-item={one.key}
      data-chore={chore.id}
      data-state={look}
      className={clsx(
        'relative @container/row flex min-h-21 animate-fade items-center gap-3.5 rounded-xl bg-surface py-2 ps-2.5 pe-3.5 shadow-tile',
        'focus:outline-none focus-visible:outline-3 focus-visible:outline-focus max-tablet:gap-2.5',
      )}
    >
      <EggButton
        chore={chore}
        look={eggOf(look)}
        size={66}
        pale={isPale(look)}
        text={spokenChore(one, today)}
        className="z-1 size-16.5 flex-none rounded-md"
      >
        {look === 'waiting' && (
          <span className={mark}>
            {one.unsent ? (
              <StateArt name="sleeping-cloud" size={24} />
            ) : (
              <StateArt name="hourglass" size={22} />
            )}
          </span>
        )}
        {look === 'done' && one.praise !== null && (
          <span className={clsx(mark, 'bg-ok text-surface')}>
            <Check className="size-4.5" strokeWidth={3.4} aria-hidden />
          </span>
        )}
      </EggButton>
      {/* The smallest phones have no room for a name next to the stars. */}
      <div className="contents tiny:grid tiny:flex-1 tiny:gap-1">
        <h3
          dir="auto"
          className={clsx('min-w-0 flex-1 text-21 leading-[1.1] wrap-anywhere', isPale(look) && 'text-ink-2')}
        >
          {chore.name}
        </h3>
        {look !== 'taken' && (
          <span data-pays className="flex flex-none">
            <Stars count={chore.starReward} drawn className="text-18 text-ink-2" />
          </span>
        )}
      </div>
      <RowEnd one={one} today={today} actions={actions} />
    </li>
  );
}

const mark =
  'absolute -end-1 -bottom-0.5 grid size-7.5 place-items-center rounded-full bg-surface ring-2 ring-surface';

function RowEnd({
  one,
  today,
  actions,
}: {
  one: TodayItem;
  today: CalendarDate;
  actions?: ViewActions | undefined;
}) {
  const { look, praise } = one;
  const { chore } = one.item;
  const words = stateWords(one, today);
  const praised = praise !== null && (
    <ReviewNote title={t('kidDashboard.approved')} note={praise} about={chore.name} small />
  );
  switch (look) {
    case 'waiting':
      return (
        <>
          <output className="sr-only">{words}</output>
          {actions?.withdraw && (
            <WithdrawButton chore={chore.name} className="bg-sunken" onPress={actions.withdraw} />
          )}
        </>
      );
    case 'done':
      return (
        <>
          <span className="sr-only">{words}</span>
          {praise === null ? (
            <span className="grid size-9 flex-none place-items-center rounded-full bg-ok text-surface">
              <Check className="size-5.5" strokeWidth={3.4} aria-hidden />
            </span>
          ) : (
            praised
          )}
        </>
      );
    case 'again':
      return (
        <span className={`flex items-center gap-1 ${buttonSizes['compact']}`}>
          {praised}
          <AgainButton chore={chore.name} actions={actions} />
        </span>
      );
    case 'due':
    case 'late':
    case 'sent-back':
      return (
        <Button
          variant="highlight"
          size="compact"
          className="flex-none"
          disabled={!actions}
          onClick={actions?.doIt}
          aria-label={doItLabel(one)}
        >
          <DoIt one={one} />
        </Button>
      );
    case 'taken':
    case 'not-your-turn':
    case 'resting':
    case 'later':
      break;
  }
  return (
    <span
      className={clsx(
        'flex max-w-[45%] flex-none items-center gap-2.5 font-display text-18 leading-[1.15] font-semibold text-ink-2',
        'max-tablet:grid max-tablet:justify-items-center max-tablet:gap-0.5 max-tablet:text-center max-tablet:text-16',
      )}
    >
      <StateFigure one={one} size={44} />
      <span className="wrap-anywhere first-letter:uppercase">{words}</span>
    </span>
  );
}
