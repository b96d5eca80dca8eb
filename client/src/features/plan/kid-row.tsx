import { clsx } from 'clsx';
import { CheckCheck, ChevronRight, Flame, LockKeyhole, LockKeyholeOpen } from 'lucide-react';
import { Link } from 'wouter';
import type { ParentKid } from '@shared/contracts/kids';
import { Avatar } from '@/components/ui/avatar';
import { Button } from '@/components/ui/button';
import { Stars } from '@/components/ui/stars';
import { Tooltip } from '@/components/ui/tooltip';
import { EndPause } from '@/features/kids/pause-notice';
import { useUnlock } from '@/features/kids/lock-notice';
import { GiveStarsButton } from '@/features/stars/give-stars-button';
import { formatTime } from '@/lib/i18n/format';
import { t } from '@/lib/i18n/messages';
import { paths } from '@/lib/page/paths';
import { useWide } from '@/lib/page/use-media';
import { useUntil } from '@/lib/dates/use-until';
import type { Tile } from './board';
import { hasAllDone, StateCount, type DayOfKid } from './kid-day-state';
import { PlanTile, StateGlyph } from './plan-tile';
import { tileWord } from './plan-words';
import { pausedWords } from './pauses';
import { RunningRoutine } from './runs';

const PICTURED = 5;

/** The row opens the kid. */
export function KidRow({
  kid,
  state,
  hasRoutines,
  onOpen,
}: {
  kid: ParentKid;
  state: DayOfKid;
  hasRoutines: boolean;
  onOpen: (tile: Tile, anchor: HTMLElement) => void;
}) {
  const { tiles, rest } = state;
  const isLocked = useUntil(kid.lockedUntil);
  const free = Math.max(0, kid.totalStars - kid.heldStars);
  return (
    <li
      data-row
      className={clsx(
        'relative grid min-h-17.5 grid-cols-[44px_112px_204px_minmax(0,1fr)_auto] items-center gap-x-3 border-line py-1.5',
        'not-first:border-t-2',
        'max-laptop:min-h-14 max-laptop:grid-cols-[40px_minmax(0,1fr)_auto] wide:grid-cols-[44px_150px_248px_minmax(0,1fr)_auto] wide:gap-x-4',
      )}
    >
      <Avatar kid={kid} size={40} />
      <div className="min-w-0">
        <h3 className="text-16 leading-tight">
          <Link
            href={paths.parentKidPage(kid.id)}
            className="text-inherit no-underline after:absolute after:inset-0 after:rounded-sm"
            title={kid.name}
          >
            <bdi className="line-clamp-2 wrap-anywhere">{kid.name}</bdi>
          </Link>
        </h3>
        <p className="flex items-center gap-2 text-14 whitespace-nowrap text-ink-2 max-laptop:hidden">
          <Stars count={kid.totalStars} className="text-15 text-ink" />
          {kid.heldStars > 0 && <span className="truncate max-wide:hidden">{t('plan.free', { free })}</span>}
        </p>
        <div className="mt-0.5 laptop:hidden">
          <Today kid={kid} state={state} lock={isLocked ? 'plan.locked' : null} />
          <RunningRoutine kidId={kid.id} hasRoutines={hasRoutines} />
        </div>
      </div>
      <ul className="flex flex-wrap gap-2 max-laptop:hidden" aria-label={t('plan.today')}>
        {tiles.slice(0, PICTURED).map((tile) => (
          <li key={tile.key} className="relative">
            <TileButton tile={tile} onOpen={onOpen} />
          </li>
        ))}
        {tiles.length > PICTURED && (
          <li className="self-center text-14 font-semibold text-ink-2">
            {t('plan.plus', { count: tiles.length - PICTURED })}
          </li>
        )}
      </ul>
      <div className="min-w-0 max-laptop:hidden">
        <Today kid={kid} state={state} lock={isLocked ? 'plan.lockedLong' : null} />
        <RunningRoutine kidId={kid.id} hasRoutines={hasRoutines} />
      </div>
      <div className="relative flex items-center justify-end">
        {isLocked ? (
          <Unlock kid={kid} />
        ) : (
          <>
            {rest === kid ? (
              <EndPause kid={kid} variant="secondary" className="max-laptop:hidden" />
            ) : (
              <GiveStarsButton kid={kid} variant="secondary" className="max-laptop:hidden" />
            )}
            <span className="pointer-events-none flex items-center gap-3 laptop:hidden">
              <Stars count={kid.totalStars} className="text-16" />
              <ChevronRight size={20} className="text-ink-3 rtl:-scale-x-100" />
            </span>
          </>
        )}
      </div>
    </li>
  );
}

function Unlock({ kid }: { kid: ParentKid }) {
  const { isPending, unlock } = useUnlock(kid);
  return (
    <Button
      variant="primary"
      saves
      saving={isPending}
      savingLabel={t('kids.unlocking')}
      aria-label={t('kids.unlockOf', { name: kid.name })}
      onClick={unlock}
    >
      <LockKeyholeOpen className="max-laptop:hidden" />
      {t('kids.unlock')}
    </Button>
  );
}

function TileButton({ tile, onOpen }: { tile: Tile; onOpen: (tile: Tile, anchor: HTMLElement) => void }) {
  const size = useWide('wide') ? 40 : 34;
  return (
    <Tooltip text={tile.chore.name}>
      <button
        type="button"
        className="rounded-sm hover:ring-2 hover:ring-lagoon"
        aria-label={t('plan.placeState', { place: tile.chore.name, state: tileWord(tile) })}
        aria-haspopup="dialog"
        onClick={(event) => onOpen(tile, event.currentTarget)}
      >
        <PlanTile {...tile} size={size} />
      </button>
    </Tooltip>
  );
}

/** Shows the lockout, the pause, or '2 done, 1 to approve, 1 late'. */
function Today({
  kid,
  state,
  lock,
}: {
  kid: ParentKid;
  state: DayOfKid;
  lock: 'plan.locked' | 'plan.lockedLong' | null;
}) {
  const { tiles, done, waiting, open, late, rest } = state;
  if (lock && kid.lockedUntil !== null) {
    return (
      <p className="flex items-center gap-1.5 text-14 leading-snug font-semibold text-wait">
        <LockKeyhole size={15} strokeWidth={2.8} className="flex-none tiny:hidden" />
        {t(lock, { time: formatTime(kid.lockedUntil) })}
      </p>
    );
  }
  if (rest) {
    return (
      <p className="flex items-center gap-1.5 text-14 leading-snug text-ink-2">
        <StateGlyph state="paused" />
        {pausedWords(rest.pausedUntil)}
      </p>
    );
  }
  return (
    <p className="flex flex-wrap gap-x-3 gap-y-0.5 text-14 leading-snug font-semibold tiny:gap-x-2">
      {tiles.length === 0 && <span className="font-normal text-ink-2">{t('plan.kidNothing')}</span>}
      {hasAllDone(state) ? (
        <span className="flex items-center gap-1.5 text-ok">
          <CheckCheck size={16} strokeWidth={2.8} />
          {t('plan.kidAllDone', { total: done })}
        </span>
      ) : (
        <>
          <StateCount state="done" count={done} />
          <StateCount state="waiting" count={waiting} />
          <StateCount state="late" count={late.length} />
          <StateCount state="planned" count={open} />
        </>
      )}
      {kid.streak.days > 1 && (
        <span className="flex items-center gap-1 text-ink-2 max-wide:hidden">
          <Flame aria-hidden size={15} />
          <span aria-hidden>{t('plan.streak', { days: kid.streak.days })}</span>
          <span className="sr-only">{t('plan.streakLabel', { days: kid.streak.days })}</span>
        </span>
      )}
    </p>
  );
}
