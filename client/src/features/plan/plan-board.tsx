import { clsx } from 'clsx';
import type { KeyboardEvent } from 'react';
import type { CalendarDate } from '@shared/rules/calendar';
import { Card } from '@/components/ui/card';
import { ForManagers } from '@/components/ui/for-managers';
import { LinkButton } from '@/components/ui/button';
import { t } from '@/lib/i18n/messages';
import { paths } from '@/lib/page/paths';
import { foldDaily, type Row, type Tile } from './board';
import { DailyLine, dailyKey, TileButton, type CellParts } from './board-cell';
import { DayHead, PauseNote, pauseKey, RowHead, Why } from './board-heads';
import type { Stops } from './grid-moves';
import { refusalOf, type PlanFacts, type Target } from './move';
import { stretchesOf, type Stretch } from './pauses';
import { ALL_UNDATED, NEW_CHORE, UndatedRow, shownUndated } from './undated-row';

/** Makes cells of a table cells of a grid. Spread, because the linter rejects the role on a table. */
const GRID = { role: 'grid' };

interface Shown {
  rows: readonly Row[];
  days: readonly CalendarDate[];
  facts: PlanFacts;
  undated: readonly Tile[];
  isAllUndated: boolean;
  unfolded: ReadonlySet<string | null>;
}

interface BoardProps extends Shown, CellParts {
  onAllUndated: () => void;
  onFold: (kidId: string | null) => void;
  refused: { to: Target; why: string } | null;
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
}

const foldKey = (kidId: string | null) => `fold/${kidId ?? ''}`;
const CHOOSE = 'choose';

const isShownInPause = ({ state }: Tile) => state === 'done' || state === 'waiting';
const isEmptyWeek = (rows: readonly Row[]) => rows.every(({ tiles }) => tiles.size === 0);

const partsOf = (tiles: readonly Tile[], isUnfolded: boolean) =>
  isUnfolded ? { shown: tiles, daily: [] } : foldDaily(tiles);

/** The controls of the grid by row and column, which arrow keys follow. */
export function stopsOf(
  { rows, days, facts, undated, isAllUndated, unfolded }: Shown,
  mayManage: boolean,
): Stops {
  const isEmpty = isEmptyWeek(rows);
  const week = rows.map((row, index) => {
    const kidId = row.kid?.id ?? null;
    const cells = stretchesOf(facts.rests, kidId, days).flatMap(({ days: [day = '', ...more], rest }) => {
      const tiles = [day, ...more].flatMap((date) => row.tiles.get(date) ?? []);
      const { shown, daily } = partsOf(rest ? tiles.filter(isShownInPause) : tiles, unfolded.has(kidId));
      const stops = [
        ...shown.map(({ key }) => key),
        ...(daily.length > 0 ? [dailyKey(kidId, day)] : []),
        ...(rest?.of === 'kid' && kidId !== null && mayManage ? [pauseKey(kidId, day)] : []),
        ...(isEmpty && index === 0 && day === days[0] && mayManage ? [CHOOSE] : []),
      ];
      return [stops, ...more.map(() => [])];
    });
    return [unfolded.has(kidId) ? [foldKey(kidId)] : [], ...cells];
  });
  const shown = shownUndated(undated, isAllUndated);
  const last = [
    ...shown.map(({ key }) => key),
    ...(shown.length < undated.length ? [ALL_UNDATED] : []),
    ...(mayManage ? [NEW_CHORE] : []),
  ];
  // Next to each other, unlike the tiles of a cell.
  return [...week, [[], ...last.map((key) => [key])]];
}

export function PlanBoard(props: BoardProps) {
  const { rows, days, facts, stop, unfolded } = props;
  const { today } = facts.clock;
  const isEmpty = isEmptyWeek(rows);
  return (
    <Card className="p-0" onKeyDown={props.onKeyDown}>
      <table
        {...GRID}
        className="w-full table-fixed border-separate border-spacing-0"
        aria-label={t('plan.week')}
        aria-describedby="plan-keys"
      >
        <thead>
          <tr>
            <th scope="col" className="w-21 desktop:w-28">
              <span className="sr-only">{t('plan.kid')}</span>
            </th>
            {days.map((day) => (
              <DayHead key={day} day={day} isToday={day === today} />
            ))}
          </tr>
        </thead>
        <tbody className="[&>tr>*]:border-t-2 [&>tr>*]:border-line">
          {rows.map((row, index) => {
            const kidId = row.kid?.id ?? null;
            return (
              <tr key={kidId ?? 'anyone'}>
                <RowHead
                  row={row}
                  isAhead={(days[0] ?? '') > today}
                  foldStop={unfolded.has(kidId) ? stop(foldKey(kidId)) : null}
                  onFold={() => props.onFold(kidId)}
                />
                {stretchesOf(facts.rests, kidId, days).map((stretch) => (
                  <Cell
                    key={stretch.days[0]}
                    {...props}
                    row={row}
                    stretch={stretch}
                    choose={isEmpty && index === 0 && stretch.days[0] === days[0]}
                  />
                ))}
              </tr>
            );
          })}
          <UndatedRow {...props} />
        </tbody>
      </table>
    </Card>
  );
}

function Cell({
  row,
  stretch,
  choose,
  ...props
}: BoardProps & { row: Row; stretch: Stretch; choose: boolean }) {
  const { facts, carried, unfolded, refused, stop } = props;
  const { today } = facts.clock;
  const [day = ''] = stretch.days;
  const kidId = row.kid?.id ?? null;
  const { rest } = stretch;
  const tiles = stretch.days.flatMap((date) => row.tiles.get(date) ?? []);
  const { shown, daily } = partsOf(rest ? tiles.filter(isShownInPause) : tiles, unfolded.has(kidId));
  const isOver = carried?.over?.day === day && carried.over.kidId === kidId;
  const isClosed = carried !== null && (rest !== null || (day < today && carried.tile?.day !== day));
  return (
    <td
      data-day={day}
      data-kid={kidId ?? undefined}
      colSpan={stretch.days.length}
      className={clsx(
        'relative h-23 border-s-2 p-1.25 align-top desktop:h-25.5 desktop:p-1.75',
        rest ? 'bg-sunken' : day === today && 'bg-star-soft/45',
        isClosed &&
          'bg-[repeating-linear-gradient(135deg,transparent_0_7px,var(--color-line)_7px_9px)] *:opacity-55',
        isOver &&
          (refusalOf(carried, { kidId, day }, facts) === null
            ? 'bg-lagoon-soft inset-ring-2 inset-ring-lagoon'
            : 'inset-ring-2 inset-ring-control'),
      )}
    >
      <div className="grid grid-cols-1 gap-1 desktop:gap-1.25">
        {shown.map((tile) => (
          <TileButton key={tile.key} tile={tile} {...props} />
        ))}
        <DailyLine
          tiles={daily}
          today={today}
          stop={stop(dailyKey(kidId, day))}
          onUnfold={() => props.onFold(kidId)}
        />
        {rest && <PauseNote stretch={stretch} row={row} stop={stop} />}
        {choose && (
          <ForManagers>
            <LinkButton variant="text" href={paths.parentIdeas('chores')} {...stop(CHOOSE)}>
              {t('plan.chooseChores')}
            </LinkButton>
          </ForManagers>
        )}
      </div>
      {refused?.to.day === day && refused.to.kidId === kidId && <Why>{refused.why}</Why>}
    </td>
  );
}
