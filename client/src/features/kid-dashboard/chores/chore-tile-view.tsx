import { clsx } from 'clsx';
import { MessageCircleMore, MessageCirclePlus, Moon, RotateCw } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import type { Chore } from '@shared/contracts/chores';
import { ChoreArt, choreTint } from '@/components/art/chore-art';
import { choreIcon } from '@/components/art/chore-icon';
import { Button } from '@/components/ui/button';
import { Photo } from '@/components/ui/photo';
import { ReadAloud } from '@/components/ui/read-aloud';
import { Stars } from '@/components/ui/stars';
import { t } from '@/lib/messages';
import { ReviewNote } from '../notes/review-note';
import { spokenText } from '../spoken-text';
import { StateStrip, WaitingStrip } from '../state-strip';
import { useHeldFocus } from '../use-held-focus';
import type { ChoreState } from './chore-state';
import styles from './chore-tile.module.css';

/** Longer than what two lines of a tile hold. */
const LONG_TEXT = 40;

/** One chore: what it looks like, what it pays, and the button, the hourglass or the moon. A tile; a row on phones. */
export function ChoreTileView({
  chore,
  state: choreState,
  hasDraft = false,
  onDoIt,
  onWriteNote,
}: {
  chore: Chore;
  state: ChoreState;
  /** A note to the grown-ups was written and not sent yet. */
  hasDraft?: boolean;
  /** Absent on a read-only dashboard. */
  onDoIt?: () => void;
  /** Absent as above. */
  onWriteNote?: () => void;
}) {
  const { state, note, praise } = choreState;
  const inactive = state === 'inactive';
  const tile = useHeldFocus<HTMLLIElement>(state);
  return (
    <li
      ref={tile}
      tabIndex={-1}
      data-chore={chore.id}
      data-state={state}
      className={clsx(
        styles.tile,
        'relative flex flex-col rounded-xl bg-surface p-3 pb-3.5 shadow-tile focus:outline-none focus-visible:outline-3 focus-visible:outline-focus',
        'max-md:grid max-md:grid-cols-[104px_minmax(0,1fr)] max-md:grid-rows-[1fr_auto_auto] max-md:gap-x-3.5 max-md:pb-3',
      )}
    >
      <PictureArea chore={chore} inactive={inactive}>
        {onWriteNote && state === 'available' && note === null && (
          <WriteNoteButton chore={chore} hasDraft={hasDraft} onPress={onWriteNote} />
        )}
      </PictureArea>
      <div className={clsx('mx-1.5 my-3 max-md:mx-0 max-md:mt-0.5 max-md:mb-2.5 max-md:self-center', column)}>
        <h3
          className={clsx(
            'line-clamp-2 text-21 wrap-anywhere max-md:pe-11.5 max-md:text-22',
            inactive && 'text-ink-2',
          )}
        >
          {chore.name}
        </h3>
        {chore.description && <ChoreText text={chore.description} />}
      </div>
      {note !== null && (
        <ReviewNote
          title={t('kidDashboard.rejected')}
          note={note}
          about={chore.name}
          className={notePlace}
          onReply={onWriteNote}
        />
      )}
      {praise !== null && (
        <ReviewNote
          title={t('kidDashboard.approved')}
          note={praise}
          about={chore.name}
          className={notePlace}
        />
      )}
      <div data-action className={clsx('mt-auto [--button-h:58px] [--button-radius:20px]', column)}>
        {state === 'waiting' && <WaitingStrip />}
        {state === 'available' && (
          <Button
            variant="highlight"
            wide
            disabled={!onDoIt}
            onClick={onDoIt}
            aria-label={t('kidDashboard.doItNamed', { chore: chore.name })}
          >
            {note !== null && <RotateCw />}
            {t('kidDashboard.doIt')}
          </Button>
        )}
        {inactive && (
          <StateStrip className="bg-slab text-20 text-on-slab">
            <Moon className="size-6.5" />
            {t('kidDashboard.inactive')}
          </StateStrip>
        )}
      </div>
      <span
        data-pays
        className={clsx(
          styles.pay,
          'absolute -start-1.75 -top-2.25 flex rounded-full bg-star-soft py-2.25 ps-2.25 pe-3.5 text-20 max-md:-start-1.25 max-md:-top-1.75 max-md:py-1.75 max-md:ps-2 max-md:pe-3 max-md:text-18',
          inactive && 'opacity-42 saturate-35',
        )}
      >
        <Stars count={chore.starReward} />
      </span>
      <ReadAloud
        text={spoken(chore, choreState)}
        of={chore.name}
        className="absolute end-3 top-3 max-md:end-1.5 max-md:top-1.5"
      />
    </li>
  );
}

/** Right of the picture on phones. */
const column = 'max-md:col-start-2';
/** Over the picture's lower half; on phones between words and button, where there is no row to keep in line. */
const notePlace = 'absolute inset-x-1.5 top-19 max-md:static max-md:col-start-2 max-md:mb-2.5';

/** Of one height, whatever a neighbor's words take: pictures and buttons of a row stand in line. */
function PictureArea({
  chore,
  inactive,
  children,
}: {
  chore: Chore;
  inactive: boolean;
  children: ReactNode;
}) {
  return (
    <div
      data-picture
      className="relative grid h-31 flex-none place-items-center overflow-hidden rounded-lg bg-(--tint) max-md:row-[1/4] max-md:h-auto max-md:max-h-43 max-md:min-h-29.5"
      style={{ '--tint': choreTint(chore.category) }}
    >
      <Photo
        src={chore.imageUrl}
        size={220}
        className={clsx('size-full object-cover', inactive && 'saturate-35')}
        fallback={<ChoreArt icon={choreIcon(chore)} size={92} className={clsx(inactive && 'saturate-35')} />}
      />
      {children}
      {inactive && (
        <span data-overlay className="absolute inset-0 grid place-items-center bg-surface/50" aria-hidden>
          <Moon className="size-14 rounded-full bg-surface p-3 text-ink-2 shadow-mark" />
        </span>
      )}
    </div>
  );
}

/** Beside what has to be done, never in its way: 44 px to see, 56 px to hit. */
function WriteNoteButton({
  chore,
  hasDraft,
  onPress,
}: {
  chore: Chore;
  hasDraft: boolean;
  onPress: () => void;
}) {
  const Icon = hasDraft ? MessageCircleMore : MessageCirclePlus;
  return (
    <button
      type="button"
      className="absolute end-0 bottom-0 grid size-14 place-items-center text-lagoon-text focus-visible:rounded-full focus-visible:-outline-offset-3"
      aria-haspopup="dialog"
      aria-label={t('kidDashboard.tellGrownUpAbout', { chore: chore.name })}
      onClick={onPress}
    >
      <span className="grid size-11 place-items-center rounded-full bg-surface/70">
        <Icon className="size-6" />
      </span>
    </button>
  );
}

/** What a grown-up wrote about a chore. A long text opens at a tap. */
function ChoreText({ text }: { text: string }) {
  const [open, setOpen] = useState(false);
  const look = 'mt-1 text-start font-body text-16/[1.3] font-normal text-ink-2 wrap-anywhere';
  if (text.length <= LONG_TEXT) return <p className={look}>{text}</p>;
  return (
    <button
      type="button"
      className={clsx(look, !open && 'line-clamp-2')}
      aria-expanded={open}
      onClick={() => setOpen((now) => !now)}
    >
      {text}
    </button>
  );
}

/** Everything the tile says. */
function spoken(chore: Chore, { state, note, praise }: ChoreState): string {
  return spokenText(
    chore.name,
    chore.description,
    t('kidDashboard.spokenStars', { count: chore.starReward }),
    note !== null && t('kidDashboard.rejected'),
    note,
    praise !== null && t('kidDashboard.approved'),
    praise,
    state === 'waiting' && t('kidDashboard.spokenWaiting'),
    state === 'inactive' && t('kidDashboard.spokenInactive'),
  );
}
