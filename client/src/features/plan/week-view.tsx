import { useRef, useState, type KeyboardEvent } from 'react';
import { useLocation } from 'wouter';
import type { KidCard } from '@shared/contracts/kids';
import type { CalendarDate } from '@shared/rules/calendar';
import { isRightToLeft } from '@/lib/locale';
import { t } from '@/lib/messages';
import { paths } from '@/lib/paths';
import { useMayManage } from '@/lib/use-may-manage';
import { AnyTime } from './any-time';
import { completionDay, tilesOf, type BoardClock, type Row, type Tile } from './board';
import { BOARD_KEYS } from './board-keys';
import { CarryGhost } from './carry-ghost';
import { directionOf, nextPlace, nextTile, type Place } from './grid-moves';
import { Legend } from './legend';
import { askedMove, canDrop, liftOf, type Lift } from './move';
import { PlanBoard } from './plan-board';
import { placeWord } from './plan-words';
import { restOn, type Rests } from './rest';
import { useCarry } from './use-carry';
import { useTileActions } from './use-tile-actions';
import { useTileDialogs } from './use-tile-dialogs';
import { WhoseTurn } from './whose-turn';

const MANY_KIDS = 7;

/** The week as a board, next to chores without a day and the turns. */
export function WeekView({
  rows,
  whose,
  days,
  kids,
  clock,
  rests,
}: {
  rows: readonly Row[];
  whose: string | null;
  days: readonly CalendarDate[];
  kids: readonly KidCard[];
  clock: BoardClock;
  rests: Rests;
}) {
  const mayManage = useMayManage();
  const [focused, setFocused] = useState<string | null>(null);
  const [said, setSaid] = useState('');
  const board = useRef<HTMLDivElement>(null);
  const actions = useTileActions(kids);
  const { openMenu, askMove, dialogs } = useTileDialogs({ kids, clock, actions });
  const [, navigate] = useLocation();

  const shown = rows.filter(({ kid, tiles }) =>
    kid ? whose === null || kid.id === whose : tiles.size > 0 || kids.length > 1,
  );
  const tiles = shown.flatMap(tilesOf);
  const nameOf = (kidId: string | null) => kids.find(({ id }) => id === kidId)?.name ?? null;

  const fits = ({ chore, from }: Lift, to: Place) => {
    const there = shown.find(({ kid }) => (kid?.id ?? null) === to.kidId)?.tiles.get(to.day) ?? [];
    return canDrop({ chore, from, to }, there, clock.today, restOn(rests, to.kidId, to.day) !== null);
  };
  const carry = useCarry(board, (lift, to) => {
    if (!fits(lift, to)) return;
    setSaid(t('plan.dropped', { place: placeWord(lift.chore.name, to.day, nameOf(to.kidId)) }));
    askMove({ ...lift, to });
  });
  const canLift = (tile: Tile) => mayManage && tile.state === 'planned' && tile.day >= clock.today;

  const carryByKeys = (event: KeyboardEvent, lift: Lift, over: Place) => {
    const place = (at: Place) => placeWord(lift.chore.name, at.day, nameOf(at.kidId));
    const towards = directionOf(event.key, isRightToLeft);
    if (towards) {
      const next = nextPlace(shown, days, over, towards);
      if (next) {
        carry.carryTo(next);
        setSaid(place(next));
      }
    } else if (event.key === ' ' || event.key === 'Enter') carry.drop();
    else if (event.key === 'Escape' || event.key === 'Tab') {
      carry.putBack();
      if (lift.from.day !== null)
        setSaid(t('plan.putBack', { place: place({ ...lift.from, day: lift.from.day }) }));
      if (event.key === 'Tab') return;
    } else return;
    event.preventDefault();
    event.stopPropagation();
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.altKey || event.ctrlKey || event.metaKey || !(event.target instanceof HTMLElement)) return;
    const key = event.target.dataset['tile'];
    const tile = tiles.find((one) => one.key === key);
    if (!tile) return;
    const { carried } = carry;
    if (carried?.by === 'keys' && carried.over) return carryByKeys(event, carried, carried.over);
    const towards = directionOf(event.key, isRightToLeft);
    if (towards) {
      const next = nextTile(shown, days, tile, towards);
      if (next) board.current?.querySelector<HTMLElement>(`[data-tile="${CSS.escape(next.key)}"]`)?.focus();
    } else if (event.key === ' ') {
      if (canLift(tile)) {
        carry.lift(liftOf(tile), { kidId: tile.kid?.id ?? null, day: tile.day });
        setSaid(t('plan.lifted', { place: placeWord(tile.chore.name, tile.day, tile.kid?.name ?? null) }));
      }
    } else if (event.key === BOARD_KEYS.done) {
      const on = completionDay(tile, clock);
      if (on === null || !tile.kid) return;
      actions.complete(tile.chore, tile.kid, on);
    } else if (event.key === BOARD_KEYS.move) {
      if (!canLift(tile)) return;
      askMove(askedMove(tile, null));
    } else if (event.key === BOARD_KEYS.edit && mayManage)
      navigate(paths.parentForm('chores', 'edit', tile.chore.id));
    else return;
    event.preventDefault();
  };

  const tabStop =
    (tiles.find(({ key }) => key === focused) ?? tiles.find(({ day }) => day === clock.today) ?? tiles[0])
      ?.key ?? null;
  return (
    <div ref={board} className="flex flex-wrap items-start gap-4.5">
      <div className="grid min-w-0 flex-[999_1_712px] gap-3.5">
        <p id="plan-keys" className="sr-only">
          {t('plan.keys')}
        </p>
        <PlanBoard
          rows={rows}
          shown={shown}
          days={days}
          clock={clock}
          rests={rests}
          carried={carry.carried}
          canDrop={fits}
          canLift={canLift}
          tabStop={tabStop}
          isDense={shown.length > MANY_KIDS}
          onOpen={openMenu}
          onFocus={({ key }) => setFocused(key)}
          onPointerDown={(event, tile) => canLift(tile) && carry.onPointerDown(event, liftOf(tile))}
          onKeyDown={onKeyDown}
        />
        <Legend />
      </div>
      <aside
        className="grid flex-[1_1_232px] grid-cols-[repeat(auto-fit,minmax(232px,1fr))] items-start gap-3.5"
        aria-label={t('plan.beside')}
      >
        <AnyTime
          kids={kids}
          whose={whose}
          clock={clock}
          onOpen={openMenu}
          onPointerDown={
            mayManage
              ? (event, chore) => carry.onPointerDown(event, { chore, from: { kidId: null, day: null } })
              : undefined
          }
        />
        <WhoseTurn rows={rows} kids={kids} clock={clock} onPassOn={actions.passOn} />
      </aside>
      <output className="sr-only">{said}</output>
      {carry.carried?.at && <CarryGhost chore={carry.carried.chore} at={carry.carried.at} />}
      {dialogs}
    </div>
  );
}
