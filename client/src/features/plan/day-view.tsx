import { clsx } from 'clsx';
import { Plus, Users } from 'lucide-react';
import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react';
import type { KidCard } from '@shared/contracts/kids';
import { isForKid } from '@shared/rules/assignments';
import type { CalendarDate } from '@shared/rules/calendar';
import { Avatar } from '@/components/ui/avatar';
import { Card } from '@/components/ui/card';
import { ForManagers } from '@/components/ui/for-managers';
import { LinkButton } from '@/components/ui/button';
import { useChores } from '@/features/chores/chores.api';
import { EndPause } from '@/features/kids/pause-notice';
import { formatDay } from '@/lib/i18n/format';
import { t } from '@/lib/i18n/messages';
import { paths } from '@/lib/page/paths';
import { useMayManage } from '@/lib/api/user-query';
import { lateIn, sumOf, type BoardClock, type Row, type Tile } from './board';
import { DayRow } from './day-row';
import { DayStrip } from './day-strip';
import { DropQuestion } from './drop-question';
import { canChange, liftOf, type Lift } from './move';
import { undatedTile } from './undated-row';
import { sumWord } from './plan-words';
import { pausedWords, pauseOn, type Pauses } from './pauses';
import { TileMenu } from './tile-menu';
import { useCarry } from './use-carry';
import { useDrop } from './use-drop';
import { useTileActions } from './use-tile-actions';

/** A chore that is held over a day opens it. */
const OPEN_MS = 600;

export function DayView({
  rows,
  days,
  past,
  whose,
  day,
  onDay,
  kids,
  clock,
  rests,
  chips,
  rest: familyRest,
}: {
  rows: readonly Row[];
  days: readonly CalendarDate[];
  /** Late chores of earlier days are shown today. Null on other days. */
  past: readonly Row[] | null;
  whose: string | null;
  day: CalendarDate;
  onDay: (day: CalendarDate) => void;
  kids: readonly KidCard[];
  clock: BoardClock;
  rests: Pauses;
  chips: ReactNode;
  rest: ReactNode;
}) {
  const mayManage = useMayManage();
  const [said, setSaid] = useState('');
  const actions = useTileActions((what) => setSaid(t('plan.undoAvailable', { what })));
  const facts = { kids, clock, rests };
  const { drop, refused, asked, close } = useDrop(facts, actions, setSaid);
  const view = useRef<HTMLDivElement>(null);
  // Days are the only targets, so a chore keeps its kid.
  const carry = useCarry(view, (lift, to) =>
    drop(lift, { day: to.day, ...(lift.tile && { kidId: lift.tile.kid?.id ?? null }) }),
  );
  const { carried } = carry;
  const isCarried = ({ chore, tile }: Lift) =>
    carried?.chore.id === chore.id && carried.tile?.key === tile?.key;
  const over = carried?.over?.day;
  const open = useEffectEvent(onDay);
  useEffect(() => {
    if (over === undefined || over === day) return undefined;
    const timer = setTimeout(() => open(over), OPEN_MS);
    return () => clearTimeout(timer);
  }, [over, day]);
  const chores = useChores();
  const [menu, setMenu] = useState<{ tile: Tile; anchor: HTMLElement } | null>(null);
  const tilesNow = ({ kid, tiles }: Row) => [
    ...lateIn(past?.find((row) => row.kid?.id === kid?.id)),
    ...(tiles.get(day) ?? []),
  ];
  const shown = rows.filter((row) =>
    row.kid ? whose === null || row.kid.id === whose : tilesNow(row).length > 0,
  );
  const isEmpty = rows.every(({ tiles }) => tiles.size === 0);
  const undated = (chores.data ?? []).filter(
    (chore) =>
      chore.isActive && chore.schedule.kind === 'anytime' && (whose === null || isForKid(chore, whose)),
  );
  const list = (tiles: readonly Tile[]) =>
    tiles.length > 0 && (
      <ul>
        {tiles.map((tile) => (
          <DayRow
            key={tile.key}
            tile={tile}
            clock={clock}
            actions={actions}
            isCarried={isCarried(liftOf(tile))}
            onOpen={(opened, anchor) => setMenu({ tile: opened, anchor })}
            onPointerDown={(event) => {
              const lift = liftOf(tile);
              if (mayManage && (lift.tile ? canChange(tile) : true)) carry.onPointerDown(event, lift);
            }}
          />
        ))}
      </ul>
    );
  return (
    <div ref={view} className="grid gap-2.5">
      <div
        className={clsx(
          '-mx-4 grid gap-2.5 bg-canvas px-4 pb-1.5 tiny:-mx-3 tiny:px-3',
          over && 'sticky top-0 z-20',
        )}
      >
        <DayStrip days={days} rows={rows} today={clock.today} value={day} over={over} onChange={onDay} />
        {refused && (
          <p
            className="rounded-md bg-float px-3 py-2 text-14 leading-tight font-medium text-on-slab"
            aria-hidden
          >
            {refused.why}
          </p>
        )}
      </div>
      {chips}
      {familyRest}
      <output className="sr-only" data-said>
        {said}
      </output>
      <div className="grid gap-2.5" data-day={day}>
        <header className="flex items-baseline justify-between gap-3 px-0.5">
          <h2 className="text-18">{day === clock.today ? t('plan.today') : formatDay(day)}</h2>
          <span className="text-14 text-ink-2">
            {sumWord(sumOf(shown.flatMap(tilesNow)), day > clock.today)}
          </span>
        </header>
        {shown.map((row, index) => {
          const rest = pauseOn(rests, row.kid?.id ?? null, day);
          const tiles = tilesNow(row);
          const listed = rest ? tiles.filter(({ state }) => state === 'done' || state === 'waiting') : tiles;
          return (
            <Section
              key={row.kid?.id ?? 'anyone'}
              face={
                row.kid ? (
                  <Avatar kid={row.kid} size={34} />
                ) : (
                  <span className="grid size-8.5 place-items-center rounded-full bg-sunken text-ink-2">
                    <Users size={17} />
                  </span>
                )
              }
              title={row.kid?.name ?? t('plan.anyone')}
              note={
                rest
                  ? pausedWords(rest.pause.pausedUntil)
                  : sumWord(sumOf(tiles), day > clock.today) || t('plan.nothing')
              }
            >
              {rest?.of === 'kid' && row.kid && <EndPause kid={row.kid} />}
              {isEmpty && index === 0 && (
                <ForManagers>
                  <LinkButton variant="text" className="-ms-3" href={paths.parentIdeas('chores')}>
                    {t('plan.chooseChores')}
                  </LinkButton>
                </ForManagers>
              )}
              {list(listed)}
            </Section>
          );
        })}
        <Section title={t('plan.anyTime')} note={t('plan.noSetDay')}>
          {list(undated.map((chore) => undatedTile(chore, clock)))}
          <ForManagers>
            <LinkButton variant="text" className="-ms-3" href={paths.parentNew('chores')}>
              <Plus />
              {t('plan.newChore')}
            </LinkButton>
          </ForManagers>
        </Section>
      </div>
      {carry.ghost}
      {asked && (
        <DropQuestion
          {...asked}
          facts={facts}
          onChoose={(change) => {
            close();
            actions.change(change);
          }}
          onClose={close}
        />
      )}
      {menu && <TileMenu {...menu} {...facts} actions={actions} onClose={() => setMenu(null)} />}
    </div>
  );
}

function Section({
  face,
  title,
  note,
  children,
}: {
  face?: ReactNode;
  title: string;
  note: string;
  children: ReactNode;
}) {
  return (
    <Card as="section" className="overflow-clip px-3.5 py-1">
      <header className="flex min-h-12 items-center gap-2.5">
        {face}
        <h2 className="max-w-3/5 flex-1 text-16">
          <bdi className="line-clamp-2 wrap-break-word">{title}</bdi>
        </h2>
        <span className="ms-auto text-end text-14 text-ink-2">{note}</span>
      </header>
      {children}
    </Card>
  );
}
