import { clsx } from 'clsx';
import { Check, MessageCircleMore, MessageCirclePlus, Repeat } from 'lucide-react';
import type { CalendarDate } from '@shared/rules/calendar';
import { PartOfDayArt } from '@/components/art/part-of-day-art';
import { StateArt } from '@/components/art/state-art';
import type { EggLook } from '@/components/art/egg-shapes';
import { Button } from '@/components/ui/button';
import { Stars } from '@/components/ui/stars';
import { t } from '@/lib/i18n/messages';
import { ReviewNote } from '@/features/kid-frame/notes/review-note';
import { useHeldFocus } from '@/features/kid-frame/use-held-focus';
import { doItLabel, isOpen, isPale, spokenChore, stateWords, dayName } from './chore-words';
import styles from './chore-tile.module.css';
import { DoIt, StepDots, StateFigure, WithdrawButton, TimesLeft } from './chore-parts';
import { EggButton } from './egg-button';
import type { ChoreLook, TodayItem } from './today-items';
import type { ChoreActions } from './use-chore-actions';
import { buttonSizes } from '@/components/ui/button-look';

export type ViewActions = Omit<ChoreActions, 'dialogs' | 'sending' | 'unsent' | 'progress'>;

const EGGS: Partial<Record<ChoreLook, EggLook>> = { waiting: 'banded', done: 'hatched', again: 'hatched' };

export const eggOf = (look: ChoreLook): EggLook => EGGS[look] ?? 'whole';

/** There are gold buttons only in `now`, and small tiles in `more`. */
export type TileKind = 'now' | 'later' | 'more';

/** All states have the same height. Without `actions`, only the egg can be pressed. */
export function ChoreTileView({
  one,
  today,
  kind,
  actions,
}: {
  one: TodayItem;
  today: CalendarDate;
  kind: TileKind;
  actions?: ViewActions | undefined;
}) {
  const { look, note, praise } = one;
  const isSmall = kind === 'more';
  const { chore, dueOn } = one.item;
  const tile = useHeldFocus<HTMLLIElement>(look);
  const said = note ?? praise;
  return (
    <li
      ref={tile}
      tabIndex={-1}
      data-item={one.key}
      data-chore={chore.id}
      data-state={look}
      className={clsx(
        styles.tile,
        'group relative flex flex-col rounded-xl bg-surface px-2.5 pt-2 pb-3 shadow-tile focus:outline-none focus-visible:outline-3 focus-visible:outline-focus max-tablet:last:odd:col-span-full',
        isSmall ? 'min-h-60' : 'min-h-67 max-tablet:min-h-65.5',
        // In one column, the picture is next to the rest.
        'flat:grid flat:h-auto flat:min-h-36.5 flat:grid-cols-[136px_minmax(0,1fr)] flat:grid-rows-[minmax(0,1fr)_auto] flat:gap-x-2',
      )}
    >
      <EggButton
        chore={chore}
        look={eggOf(look)}
        size={isSmall ? 106 : 142}
        pale={isPale(look)}
        text={spokenChore(one, today)}
        ear
        className={clsx(
          'block w-full flex-none rounded-lg flat:row-span-2 flat:mt-2 @max-large-words/tiles:mt-7!',
          isSmall ? 'h-27' : '-mt-1 h-34',
        )}
      >
        {kind !== 'more' && one.section === 'later' && look === 'due' && chore.partOfDay && (
          <span className={clsx(mark, 'bg-sunken text-ink')}>
            <PartOfDayArt part={chore.partOfDay} size={22} />
            {chore.partOfDay === 'evening'
              ? t('kidDashboard.tonight')
              : t(`kidDashboard.part.${chore.partOfDay}`)}
          </span>
        )}
        {isSmall && (
          <span className="absolute inset-x-0 bottom-0">
            <TimesLeft item={one.item} look={look} />
          </span>
        )}
        {look === 'late' && dueOn && (
          <span className={clsx(mark, 'bg-leaf-soft text-leaf-text')}>
            <StateArt name="autumn-leaf" size={22} />
            <span className="block first-letter:uppercase">{dayName(dueOn, today)}</span>
          </span>
        )}
        {look === 'waiting' && (
          <span className="absolute end-0.5 -bottom-1 grid size-12.5 place-items-center rounded-full bg-surface inset-ring-2 inset-ring-star-soft">
            {one.unsent ? (
              <StateArt name="sleeping-cloud" size={36} />
            ) : (
              <StateArt name="hourglass" size={34} />
            )}
          </span>
        )}
      </EggButton>
      {actions?.writeNote && note === null && (look === 'due' || look === 'late') && (
        <WriteNoteButton
          chore={chore.name}
          hasDraft={actions.hasDraft}
          className={clsx(look === 'late' || isSmall ? 'top-11' : 'top-21', 'flat:start-25 flat:end-auto')}
          onPress={actions.writeNote}
        />
      )}
      {said !== null && (
        <ReviewNote
          title={t(note === null ? 'kidDashboard.approved' : 'kidDashboard.rejected')}
          note={said}
          about={chore.name}
          className="absolute inset-x-1.5 top-19 group-has-data-hatching:animate-[fade_180ms_900ms_backwards] flat:end-auto flat:w-36"
          onReply={note === null ? undefined : actions?.writeNote}
        />
      )}
      {/* Large prices are above it. */}
      <div className="mx-0.5 grid flex-auto content-center justify-items-center gap-1 @max-large-words/tiles:pt-6">
        <h3
          dir="auto"
          className={clsx(
            'line-clamp-4 pb-[0.12em] text-center text-21 leading-[1.08] wrap-anywhere',
            isPale(look) && 'text-ink-2',
          )}
        >
          {chore.name}
        </h3>
        {one.progress && isOpen(look) && <StepDots progress={one.progress} />}
        {!isSmall && <TimesLeft item={one.item} look={look} />}
      </div>
      <div data-action className={clsx('flex-none', buttonSizes[isSmall ? 'sm' : 'tile'])}>
        <TileAction one={one} today={today} isGold={kind === 'now'} actions={actions} />
      </div>
      <span
        data-pays
        className={clsx(
          styles.pay,
          'pointer-events-none absolute -start-2 -top-3.5 flex min-h-10 items-center rounded-full bg-star-soft ps-2.5 pe-3 text-21',
        )}
      >
        <Stars count={chore.starReward} drawn />
      </span>
    </li>
  );
}

const mark = clsx(
  'absolute bottom-0 left-1/2 flex h-7.5 -translate-x-1/2 items-center gap-1.25 rounded-full ps-1.75 pe-3 font-display text-18 leading-none font-semibold whitespace-nowrap ring-3 ring-surface',
  'first-letter:uppercase',
);

const strip =
  'flex h-16 items-center justify-center gap-2 rounded-lg px-2 font-display text-18 leading-[1.05] font-semibold';

function TileAction({
  one,
  today,
  isGold,
  actions,
}: {
  one: TodayItem;
  today: CalendarDate;
  isGold: boolean;
  actions?: ViewActions | undefined;
}) {
  const { look } = one;
  const { chore } = one.item;
  switch (look) {
    case 'due':
    case 'late':
    case 'sent-back':
      return (
        <Button
          variant={isGold ? 'highlight' : undefined}
          wide
          disabled={!actions}
          onClick={actions?.doIt}
          aria-label={doItLabel(one)}
        >
          <DoIt one={one} />
        </Button>
      );
    case 'again':
      return <AgainButton chore={chore.name} actions={actions} wide />;
    case 'waiting':
      return (
        <div
          className={clsx(
            strip,
            'justify-between gap-1! bg-star-soft ps-1.5 pe-1 text-star-text max-desktop:text-16',
          )}
        >
          <output className="flex-1 text-center">{stateWords(one, today)}</output>
          {actions?.withdraw && (
            <WithdrawButton chore={chore.name} className="bg-surface" onPress={actions.withdraw} />
          )}
        </div>
      );
    case 'done':
      return (
        <output className={clsx(strip, 'bg-ok-soft text-ok')}>
          <Check className="size-6.5" strokeWidth={3} />
          {stateWords(one, today)}
        </output>
      );
    case 'taken':
    case 'not-your-turn':
    case 'resting':
    case 'later':
      break;
  }
  return (
    <span className={clsx(strip, 'bg-sunken text-ink-2')}>
      <StateFigure one={one} size={40} />
      <span className="line-clamp-2 min-w-0 wrap-anywhere first-letter:uppercase">
        {stateWords(one, today)}
      </span>
    </span>
  );
}

/** A button for chores that can be done any number of times. Never gold. */
export function AgainButton({
  chore,
  actions,
  wide,
}: {
  chore: string;
  actions?: ViewActions | undefined;
  wide?: boolean | undefined;
}) {
  return (
    <Button
      wide={wide}
      className="flex-none"
      disabled={!actions}
      onClick={actions?.doIt}
      aria-label={t('kidDashboard.againNamed', { chore })}
    >
      <Repeat />
      {/* The name needs the room. */}
      <span className="@max-row/row:hidden">{t('kidDashboard.again')}</span>
    </Button>
  );
}

/** A small button with a target of 56 px. */
function WriteNoteButton({
  chore,
  hasDraft,
  className,
  onPress,
}: {
  chore: string;
  hasDraft: boolean;
  className: string;
  onPress: () => void;
}) {
  const Icon = hasDraft ? MessageCircleMore : MessageCirclePlus;
  return (
    <button
      type="button"
      className={clsx(
        'absolute end-1 grid size-14 place-items-center text-lagoon-text focus-visible:rounded-full focus-visible:-outline-offset-3',
        className,
      )}
      aria-haspopup="dialog"
      aria-label={t('kidDashboard.tellGrownUpAbout', { chore })}
      onClick={onPress}
    >
      <span className="grid size-11 place-items-center rounded-full bg-surface/80">
        <Icon className="size-6" />
      </span>
    </button>
  );
}
