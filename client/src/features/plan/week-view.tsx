import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { useLocation } from 'wouter';
import type { KidCard } from '@shared/contracts/kids';
import type { CalendarDate } from '@shared/rules/calendar';
import { isForKid } from '@shared/rules/assignments';
import { useChores } from '@/features/chores/chores.api';
import { isRightToLeft } from '@/lib/i18n/locale';
import { t } from '@/lib/i18n/messages';
import { paths } from '@/lib/page/paths';
import { useMayManage } from '@/lib/api/user-query';
import { completionDay, tilesOf, type BoardClock, type Row, type Tile } from './board';
import { BOARD_KEYS } from './board-keys';
import { DropQuestion } from './drop-question';
import { directionOf, nextPlace, nextStop } from './grid-moves';
import { canChange, liftOf, placeOf, skip, type Lift, type Place } from './move';
import { PlanBoard, stopsOf } from './plan-board';
import { KeyHints, Legend } from './plan-legend';
import { placeWord } from './plan-words';
import type { Pauses } from './pauses';
import { TileMenu } from './tile-menu';
import { undatedTile } from './undated-row';
import type { MenuView } from './tile-menu-items';
import { useCarry } from './use-carry';
import { useDrop } from './use-drop';
import { useTileActions } from './use-tile-actions';

/** The week as a grid, where chores are moved by mouse, finger and keyboard. */
export function WeekView({
  rows: all,
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
  rests: Pauses;
}) {
  const mayManage = useMayManage();
  const [, navigate] = useLocation();
  const chores = useChores();
  const grid = useRef<HTMLDivElement>(null);
  const [focused, setFocused] = useState<string | null>(null);
  const [said, setSaid] = useState('');
  const [menu, setMenu] = useState<{ tile: Tile; anchor: HTMLElement; view?: MenuView } | null>(null);
  const [unfolded, setUnfolded] = useState<ReadonlySet<string | null>>(new Set());
  const [isAllUndated, setAllUndated] = useState(false);
  const actions = useTileActions((what) => setSaid(t('plan.undoAvailable', { what })));

  const facts = { kids, clock, rests };
  const rows = all.filter(({ kid, tiles }) =>
    kid ? whose === null || kid.id === whose : tiles.size > 0 || kids.length > 1,
  );
  const undated = (chores.data ?? [])
    .filter(
      (chore) =>
        chore.isActive && chore.schedule.kind === 'anytime' && (whose === null || isForKid(chore, whose)),
    )
    .map((chore) => undatedTile(chore, clock));
  const tiles = [...rows.flatMap(tilesOf), ...undated];
  const canLift = ({ chore, tile }: Lift) =>
    mayManage && (tile ? canChange(tile) : chore.schedule.kind === 'anytime');

  const { drop, refused, asked, close } = useDrop(facts, actions, setSaid);
  const carry = useCarry(grid, drop);

  const shown = { rows, days, facts, undated, isAllUndated, unfolded };
  const stops = stopsOf(shown, mayManage);
  const stopKeys = stops.flat(2);
  const tabStop = tabStopOf(stopKeys, focused, clock.today);
  const focusStop = (key: string | null) =>
    key !== null &&
    grid.current
      ?.querySelector<HTMLElement>(`[data-stop="${CSS.escape(key)}"]`)
      ?.focus({ preventScroll: false });
  // A changed chore becomes another tile, which would lose the focus.
  const last = useRef<Element | null>(null);
  useEffect(() => {
    if (last.current && !last.current.isConnected && document.activeElement === document.body) {
      last.current = null;
      focusStop(tabStop);
    }
  });

  function carryByKeys(event: KeyboardEvent, over: Place) {
    const towards = directionOf(event.key, isRightToLeft);
    if (towards) {
      const next = nextPlace(rows, days, over, towards);
      if (next) {
        carry.carryTo(next);
        setSaid(placeWord(next.day, kids.find(({ id }) => id === next.kidId)?.name ?? null));
      }
    } else if (event.key === ' ' || event.key === 'Enter') carry.drop();
    else if (event.key === 'Escape' || event.key === 'Tab') {
      carry.putBack();
      setSaid(t('plan.putBack'));
      if (event.key === 'Tab') return;
    } else return;
    event.preventDefault();
    event.stopPropagation();
  }
  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    if (event.altKey || event.ctrlKey || event.metaKey || !(event.target instanceof HTMLElement)) return;
    const { target } = event;
    const key = target.dataset['stop'];
    if (key === undefined) return;
    const { carried } = carry;
    if (carried?.by === 'keys' && carried.over) return carryByKeys(event, carried.over);
    const towards = directionOf(event.key, isRightToLeft);
    if (towards) {
      focusStop(nextStop(stops, key, towards));
      event.preventDefault();
      return;
    }
    const tile = tiles.find((one) => one.key === key);
    if (tile && actOn(tile, target, event.key)) event.preventDefault();
  }
  /** Returns false if the key does nothing. */
  function actOn(tile: Tile, anchor: HTMLElement, key: string): boolean {
    const { chore, kid } = tile;
    const lift = liftOf(tile);
    const mayChange = mayManage && canChange(tile);
    switch (key) {
      case ' ':
        if (!canLift(lift)) return false;
        carry.lift(lift, lift.tile ? placeOf(tile) : { kidId: rows[0]?.kid?.id ?? null, day: clock.today });
        setSaid(t('plan.lifted', { chore: chore.name }));
        return true;
      case BOARD_KEYS.done: {
        const on = completionDay(tile, clock);
        if (on === null || !kid) return false;
        actions.complete(chore, kid, on);
        return true;
      }
      case BOARD_KEYS.move:
        if (!canLift(lift) || tile.exception?.kind === 'assigned') return false;
        setMenu({ tile, anchor, view: 'move' });
        return true;
      case BOARD_KEYS.give:
        if (!mayChange || kids.length < 2) return false;
        setMenu({ tile, anchor, view: 'give' });
        return true;
      case BOARD_KEYS.skip:
        if (!mayChange) return false;
        actions.change(skip(tile));
        return true;
      case BOARD_KEYS.edit:
        if (!mayManage) return false;
        navigate(paths.parentForm('chores', 'edit', chore.id));
        return true;
      default:
        return false;
    }
  }

  return (
    <div ref={grid} className="group/plan grid gap-3" onFocus={({ target }) => (last.current = target)}>
      <p id="plan-keys" className="sr-only">
        {t('plan.keys')}
      </p>
      <PlanBoard
        {...shown}
        onAllUndated={() => setAllUndated(true)}
        onFold={(kidId) =>
          setUnfolded(
            (now) => new Set(now.has(kidId) ? [...now].filter((id) => id !== kidId) : [...now, kidId]),
          )
        }
        refused={refused}
        onKeyDown={onKeyDown}
        carried={carry.carried}
        canLift={canLift}
        stop={(key) => ({
          'data-stop': key,
          tabIndex: key === tabStop ? 0 : -1,
          onFocus: () => setFocused(key),
        })}
        onOpen={(tile, anchor) => setMenu({ tile, anchor })}
        onPointerDown={(event, lift) => canLift(lift) && carry.onPointerDown(event, lift)}
      />
      <Legend />
      <KeyHints carrying={carry.carried?.by === 'keys'} />
      <output className="sr-only" data-said>
        {said}
      </output>
      {carry.ghost}
      {menu && <TileMenu {...menu} {...facts} actions={actions} onClose={() => setMenu(null)} />}
      {asked && (
        <DropQuestion
          {...asked}
          facts={facts}
          onChoose={(change) => {
            close();
            focusStop(tabStop);
            actions.change(change);
          }}
          onClose={() => {
            close();
            focusStop(tabStop);
          }}
        />
      )}
    </div>
  );
}

/** The last focused control, else the same chore elsewhere, else one of today. */
function tabStopOf(keys: readonly string[], focused: string | null, today: string): string | null {
  const choreId = focused?.split('/')[0];
  return (
    keys.find((key) => key === focused) ??
    keys.find((key) => choreId !== undefined && key.startsWith(`${choreId}/`)) ??
    keys.find((key) => key.includes(`/${today}`)) ??
    keys[0] ??
    null
  );
}
