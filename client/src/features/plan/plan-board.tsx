import { clsx } from 'clsx';
import { Users } from 'lucide-react';
import { weekdayOf, type CalendarDate } from '@shared/rules/calendar';
import { Avatar } from '@/components/ui/avatar';
import { Card } from '@/components/ui/card';
import { ForManagers } from '@/components/ui/for-managers';
import { LinkButton } from '@/components/ui/link-button';
import { t } from '@/lib/messages';
import { paths } from '@/lib/paths';
import { weekdayLabel } from '@/lib/weekday-label';
import { sumOf, tilesOf, tilesOn, type BoardClock, type Row } from './board';
import { BoardCell, type CellParts } from './board-cell';
import { sumWord } from './plan-words';
import { stretchesOf, type Rests } from './rest';
import { RestStrip } from './rest-strip';

const edge = 'border-line';
const rowHead = `sticky start-0 z-2 bg-surface w-20 xl:w-24 border-e-2 ${edge}`;

/** The week as a table: a row per kid and one for anyone, a column per day with its progress. */
export function PlanBoard({
  rows,
  shown,
  days,
  clock,
  rests,
  ...parts
}: {
  rows: readonly Row[];
  shown: readonly Row[];
  days: readonly CalendarDate[];
  clock: BoardClock;
  rests: Rests;
} & CellParts) {
  const isEmpty = rows.every((row) => row.tiles.size === 0);
  const isToday = (day: CalendarDate) => day === clock.today;
  return (
    <Card className="overflow-x-auto p-0" onKeyDown={parts.onKeyDown}>
      <table
        className="w-full min-w-178 table-fixed border-separate border-spacing-0"
        aria-label={t('plan.week')}
        aria-describedby="plan-keys"
      >
        <thead>
          <tr>
            <th scope="col" className={clsx(rowHead, 'rounded-ss-lg border-b-2')}>
              <span className="sr-only">{t('plan.kid')}</span>
            </th>
            {days.map((day) => (
              <DayHead key={day} day={day} isToday={isToday(day)} />
            ))}
          </tr>
        </thead>
        <tbody>
          {shown.map((row, index) => (
            <tr key={row.kid?.id ?? 'anyone'} className="*:border-t-2 *:border-line first:*:border-t-0">
              <RowHead row={row} days={days} clock={clock} />
              {stretchesOf(rests, row.kid?.id ?? null, days).map((stretch) => {
                const [day] = stretch.days;
                if (day === undefined) return null;
                const tiles = stretch.days.flatMap((date) => row.tiles.get(date) ?? []);
                if (stretch.rest) {
                  return (
                    <td key={day} colSpan={stretch.days.length} className="bg-sunken p-0 align-middle">
                      <div className="flex h-full flex-wrap items-center justify-center">
                        <BoardCell
                          {...parts}
                          tiles={tiles.filter(({ state }) => state === 'done' || state === 'waiting')}
                        />
                        <RestStrip stretch={stretch} kid={row.kid} tiles={tiles} />
                      </div>
                    </td>
                  );
                }
                return (
                  <td
                    key={day}
                    data-day={day}
                    data-kid={row.kid?.id}
                    className={clsx(
                      'h-28 border-s p-0 align-top [&:nth-child(2)]:border-s-0',
                      isToday(day) && 'bg-star-soft/50',
                      dropLook(parts, { kidId: row.kid?.id ?? null, day }),
                    )}
                  >
                    {isEmpty && index === 0 && day === days[0] ? (
                      <ForManagers>
                        <LinkButton variant="text" className="m-1" href={paths.parentIdeas('chores')}>
                          {t('plan.chooseChores')}
                        </LinkButton>
                      </ForManagers>
                    ) : (
                      <BoardCell {...parts} tiles={tiles} />
                    )}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr className="*:h-11.5 *:border-t-2 *:border-line *:text-14 *:leading-tight *:font-semibold *:text-ink-2">
            <th scope="row" className={clsx(rowHead, 'rounded-es-lg')}>
              {t('plan.allKids')}
            </th>
            {days.map((day) => (
              <td key={day} className={clsx('px-1 text-center', isToday(day) && 'bg-star-soft/50')}>
                {sumWord(sumOf(tilesOn(rows, day)), day > clock.today)}
              </td>
            ))}
          </tr>
        </tfoot>
      </table>
    </Card>
  );
}

/** The look of a cell under a dragged chore. */
function dropLook({ carried, canDrop }: CellParts, place: { kidId: string | null; day: CalendarDate }) {
  if (!carried || carried.over?.day !== place.day || carried.over.kidId !== place.kidId) return undefined;
  return canDrop(carried, place)
    ? 'bg-lagoon-soft outline-2 -outline-offset-4 outline-dashed outline-lagoon'
    : 'outline-2 -outline-offset-4 outline-dashed outline-control';
}

function DayHead({ day, isToday }: { day: CalendarDate; isToday: boolean }) {
  return (
    <th
      scope="col"
      className={clsx(
        'h-15.5 border-b-2 text-14 leading-tight font-semibold',
        edge,
        isToday ? 'bg-star-soft/50 text-ink' : 'text-ink-2',
      )}
      aria-current={isToday ? 'date' : undefined}
    >
      {isToday ? t('plan.today') : weekdayLabel(weekdayOf(day))}
      <span
        className={clsx(
          'mx-auto mt-1 grid h-6.5 w-9.5 place-items-center rounded-full font-display text-17 leading-none font-semibold',
          isToday ? 'bg-star text-on-star' : 'text-ink',
        )}
      >
        {Number(day.slice(8))}
      </span>
    </th>
  );
}

/** Whether a word doesn't fit the narrow column. */
const hasLongWord = (name: string) => name.split(/[\s-]/).some((word) => word.length > 8);

function RowHead({ row, days, clock }: { row: Row; days: readonly CalendarDate[]; clock: BoardClock }) {
  const { kid } = row;
  const isAhead = (days[0] ?? '') > clock.today;
  return (
    <th scope="row" className={clsx(rowHead, 'px-1 py-2 text-center align-middle')}>
      {kid ? (
        <Avatar kid={kid} size={40} className="mx-auto" />
      ) : (
        <span className="mx-auto grid size-10 place-items-center rounded-full bg-sunken text-ink-2">
          <Users size={18} />
        </span>
      )}
      <bdi
        className={clsx(
          'mt-1 line-clamp-2 font-display leading-tight font-semibold wrap-anywhere',
          hasLongWord(kid?.name ?? '') ? 'text-13' : 'text-16',
        )}
        title={kid?.name}
      >
        {kid?.name ?? t('plan.anyone')}
      </bdi>
      <span className="block text-13 leading-snug font-medium text-ink-2">
        {kid ? sumWord(sumOf(tilesOf(row)), isAhead) : t('plan.firstCome')}
      </span>
    </th>
  );
}
