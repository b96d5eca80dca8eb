import type { Board, BoardLane } from '@shared/contracts/boards';
import { isNestFull } from '@shared/rules/nest-places';
import { PARTS_OF_DAY } from '@shared/constants';
import { addDays, weekdayOf, type CalendarDate } from '@shared/rules/calendar';
import { PartOfDayArt } from '@/components/art/part-of-day-art';
import { Pip } from '@/components/art/pip';
import { StateArt } from '@/components/art/state-art';
import { SurpriseEgg } from '@/components/art/surprise-egg';
import { Button } from '@/components/ui/button';
import { formatShortDay, formatWeekday } from '@/lib/i18n/format';
import { t } from '@/lib/i18n/messages';
import type { BoardClock } from './board-clock';
import type { LaneItems } from './board-items';
import styles from './lane-rest.module.css';

export type Rest = 'break' | 'done' | 'later' | 'pick' | 'free';

/** Why a lane has no rows; null if it has some. */
export function restOf(
  { kid, paused, nest }: BoardLane,
  { now, later, done }: LaneItems,
  grabs: Board['grabs'],
): Rest | null {
  if (paused) return 'break';
  if (now.length > 0) return null;
  if (isNestFull(nest.places)) return 'done';
  if (later.length > 0) return 'later';
  if (grabs.some(({ kidIds }) => kidIds.includes(kid.id))) return 'pick';
  return done.length > 0 ? 'done' : 'free';
}

/** A lane without rows. */
export function LaneRest({
  rest,
  lane,
  items: { later },
  clock: { today, partOfDay },
  onOpen,
}: {
  rest: Rest;
  lane: BoardLane;
  items: LaneItems;
  clock: BoardClock;
  onOpen?: (() => void) | undefined;
}) {
  const isEvening = partOfDay === 'evening';
  const next = PARTS_OF_DAY.find((part) => later.some((chore) => chore.partOfDay === part));
  const until = lane.paused?.until ?? null;
  return (
    <div className={styles.rest}>
      {rest === 'break' && (
        <>
          <StateArt name="pause-hammock" />
          <h3>{t('board.break')}</h3>
          {until !== null && <p>{backOn(addDays(until, 1), today)}</p>}
        </>
      )}
      {rest === 'free' && (
        <>
          <Hammock />
          <h3>{t('board.free')}</h3>
        </>
      )}
      {rest === 'later' && (
        <>
          {next && <PartOfDayArt part={next} size={160} />}
          <h3>{t('board.nothingNow')}</h3>
          {next && next !== 'morning' && <p>{t(`board.more.${next}`)}</p>}
        </>
      )}
      {rest === 'pick' && (
        <>
          <Pip mood="look" />
          <h3>{t('board.pickOne')}</h3>
        </>
      )}
      {rest === 'done' && (
        <>
          <Pip mood={isEvening ? 'sleep' : 'happy'} />
          <h3>{t('board.allDone', { name: lane.kid.name })}</h3>
          {isEvening && <p>{t('board.sleepWell')}</p>}
          <OpenEgg lane={lane} onOpen={onOpen} />
        </>
      )}
    </div>
  );
}

/** With Pip in it. */
function Hammock() {
  return (
    <div className={styles.hammock}>
      <StateArt name="pause-hammock" />
      <Pip mood="happy" />
      <StateArt name="pause-hammock" />
    </div>
  );
}

function backOn(day: CalendarDate, today: CalendarDate): string {
  if (day === addDays(today, 1)) return t('board.backTomorrow');
  return t('board.backOn', {
    day: day < addDays(today, 7) ? formatWeekday(weekdayOf(day)) : formatShortDay(day),
  });
}

/** Leads to the kid's own screens, where the kid opens the egg. */
export function OpenEgg({ lane, onOpen }: { lane: BoardLane; onOpen: (() => void) | undefined }) {
  if (lane.nest.surprise !== 'ready' || !onOpen) return null;
  return (
    <Button variant="highlight" wide className={styles.open} onClick={onOpen}>
      <SurpriseEgg look="crack-2" />
      {t('board.openEgg')}
    </Button>
  );
}
