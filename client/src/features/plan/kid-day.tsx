import { CheckCheck, Eye, Flame, Pause } from 'lucide-react';
import type { ParentKid } from '@shared/contracts/kids';
import { weekdayOf } from '@shared/rules/calendar';
import { Avatar } from '@/components/ui/avatar';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { Chip } from '@/components/ui/chip';
import { ForManagers } from '@/components/ui/for-managers';
import { LinkButton } from '@/components/ui/link-button';
import { Stars } from '@/components/ui/stars';
import { Tooltip } from '@/components/ui/tooltip';
import { EndPause } from '@/features/kids/end-pause';
import { GiveStarsButton } from '@/features/stars/give-stars-button';
import { formatWeekday } from '@/lib/format';
import { t } from '@/lib/messages';
import { paths } from '@/lib/paths';
import type { Tile } from './board';
import type { DayOfKid } from './kid-day-state';
import { PlanTile, StateGlyph } from './plan-tile';
import { tileWord } from './plan-words';
import { pausedWords } from './rest';
import { StateCount } from './state-count';

const PICTURED = 10;

/** One kid's day: pictures, counts and actions. */
export function KidDay({
  kid,
  state,
  onOpen,
  onPause,
}: {
  kid: ParentKid;
  state: DayOfKid;
  onOpen: (tile: Tile, anchor: HTMLElement) => void;
  onPause: () => void;
}) {
  const { tiles, rest } = state;
  const free = Math.max(0, kid.totalStars - kid.heldStars);
  return (
    <Card as="li" data-row className="flex min-w-0 flex-col gap-3.5 p-4">
      <div className="flex min-w-0 items-center gap-3">
        <Avatar kid={kid} size={46} />
        <div className="min-w-0 flex-1">
          <div className="flex items-start justify-between gap-2">
            <h3 className="min-w-0 text-18 leading-tight" title={kid.name}>
              <bdi className="line-clamp-2 wrap-anywhere">{kid.name}</bdi>
            </h3>
            {kid.streak.days > 1 && (
              <Chip className="flex-none">
                <Flame aria-hidden />
                <span aria-hidden>{t('plan.streak', { days: kid.streak.days })}</span>
                <span className="sr-only">{t('plan.streakLabel', { days: kid.streak.days })}</span>
              </Chip>
            )}
          </div>
          <p className="mt-0.5 flex flex-wrap items-center gap-x-1.5 text-14 text-ink-2">
            <Stars count={kid.totalStars} className="text-16 text-ink" />
            {kid.heldStars > 0 && t('plan.free', { free })}
          </p>
        </div>
      </div>
      {tiles.length > 0 && (
        <ul className="flex flex-wrap gap-2.5" aria-label={t('plan.today')}>
          {tiles.slice(0, PICTURED).map((tile) => (
            <li key={tile.key}>
              <TileKey tile={tile} onOpen={onOpen} />
            </li>
          ))}
          {tiles.length > PICTURED && (
            <li className="grid min-h-11 place-items-center text-15 font-semibold text-ink-2">
              {t('plan.plus', { count: tiles.length - PICTURED })}
            </li>
          )}
        </ul>
      )}
      <div className="text-14 leading-snug">
        {rest ? (
          <p className="flex items-start gap-1.5 text-ink-2">
            <span className="mt-0.5">
              <StateGlyph state="paused" />
            </span>
            <span>
              <b className="block font-semibold">{pausedWords(rest.pausedUntil)}</b>
              {t('kids.pausedText')}
            </span>
          </p>
        ) : (
          <Counts state={state} />
        )}
      </div>
      <div className="mt-auto flex gap-2">
        {rest && rest === kid ? (
          <EndPause kid={kid} variant="secondary" className="flex-1" />
        ) : (
          <GiveStarsButton kid={kid} variant="secondary" className="flex-1 px-2!" />
        )}
        <Tooltip text={t('plan.viewOf', { name: kid.name })}>
          <LinkButton
            variant="secondary"
            iconOnly
            href={paths.parentKid(kid.id)}
            aria-label={t('plan.viewOf', { name: kid.name })}
          >
            <Eye />
          </LinkButton>
        </Tooltip>
        {!rest && (
          <ForManagers>
            <Tooltip text={t('kids.pauseOf', { name: kid.name })}>
              <Button
                variant="secondary"
                iconOnly
                aria-label={t('kids.pauseOf', { name: kid.name })}
                onClick={onPause}
              >
                <Pause />
              </Button>
            </Tooltip>
          </ForManagers>
        )}
      </div>
    </Card>
  );
}

function TileKey({ tile, onOpen }: { tile: Tile; onOpen: (tile: Tile, anchor: HTMLElement) => void }) {
  return (
    <Tooltip text={tile.chore.name}>
      <button
        type="button"
        className="rounded-sm hover:ring-2 hover:ring-lagoon"
        aria-label={t('plan.placeState', { place: tile.chore.name, state: tileWord(tile) })}
        aria-haspopup="dialog"
        onClick={(event) => onOpen(tile, event.currentTarget)}
      >
        <PlanTile {...tile} />
      </button>
    </Tooltip>
  );
}

/** '2 done, 1 waiting, 1 open', and late chores by name. */
function Counts({ state: { tiles, done, waiting, open, late } }: { state: DayOfKid }) {
  if (tiles.length === 0) return <p className="text-ink-2">{t('plan.kidNothing')}</p>;
  return (
    <>
      {done > 0 && waiting + open === 0 ? (
        <p className="flex items-center gap-1.5 font-semibold text-ok">
          <CheckCheck size={16} strokeWidth={2.8} />
          {t('plan.kidAllDone', { total: done })}
        </p>
      ) : (
        <p className="flex flex-wrap gap-x-3.5 gap-y-1 font-semibold">
          <StateCount state="done" count={done} />
          <StateCount state="waiting" count={waiting} />
          <StateCount state="planned" count={open} />
        </p>
      )}
      {late.map((tile) => (
        <p
          key={tile.key}
          className="mt-1 flex items-start gap-1.5 font-semibold text-treat-text wrap-anywhere"
        >
          <span className="mt-0.5">
            <StateGlyph state="late" />
          </span>
          {t('plan.kidLate', { chore: tile.chore.name, day: formatWeekday(weekdayOf(tile.day)) })}
        </p>
      ))}
    </>
  );
}
