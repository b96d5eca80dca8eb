import { clsx } from 'clsx';
import { ChevronLeft, ChevronRight, type LucideIcon } from 'lucide-react';
import { useId } from 'react';
import type { Sticker } from '@shared/constants';
import type { CalendarDate } from '@shared/rules/calendar';
import { ErrorState } from '@/components/ui/error-state';
import { Card } from '@/components/ui/card';
import { Button } from '@/components/ui/button';
import { Tooltip } from '@/components/ui/tooltip';
import { formatMonth } from '@/lib/i18n/format';
import { t } from '@/lib/i18n/messages';
import type { Days, Mark } from './marks';
import { compareMonths, monthOf, shiftMonth } from './month-grid';
import { MonthTable, StatusLegend } from './month-table';
import { STATUSES, type StatusLooks } from './status-looks';
import type { Calendar } from './use-calendar';
import { buttonSizes } from '@/components/ui/button-look';

export const calendarCard = 'min-w-0 px-2.5 py-3.5 kid:rounded-xl kid:shadow-tile @xl/history:p-5';

export interface MonthError {
  title: string;
  onRetry: () => void;
  retrying: boolean;
}

export function MonthCalendar({
  calendar,
  today,
  since,
  selected,
  days,
  looks,
  error,
  forKid = false,
  stickers,
}: {
  calendar: Calendar;
  today: CalendarDate;
  since: CalendarDate;
  selected: CalendarDate | null;
  days: Days<Mark> | undefined;
  looks: StatusLooks;
  error: MonthError | null;
  forKid?: boolean;
  stickers?: ReadonlyMap<CalendarDate, Sticker> | undefined;
}) {
  const { month } = calendar;
  const titleId = useId();
  const first = compareMonths(month, monthOf(since)) <= 0;
  const newest = compareMonths(month, monthOf(today)) >= 0;
  const title = formatMonth(month.year, month.month);
  return (
    <Card as="section" className={calendarCard} aria-labelledby={titleId}>
      <header
        className={clsx(
          buttonSizes['compact'],
          'mb-3 flex flex-wrap items-center justify-end gap-1.5 @xl/history:gap-2.5',
        )}
      >
        <h2
          id={titleId}
          className="min-w-0 flex-[1_1_6rem] ps-1.5 text-21 first-letter:uppercase kid:text-21 @xl/history:text-26 kid:@xl/history:text-32"
          aria-live="polite"
        >
          {title}
        </h2>
        <div className="flex flex-none gap-1.5 @xl/history:gap-2.5">
          <Button variant="secondary" onClick={() => calendar.choose(today)}>
            {t('history.today')}
          </Button>
          <MonthArrow
            label={t('history.previousMonth')}
            Icon={ChevronLeft}
            disabled={first}
            onPress={() => calendar.show(shiftMonth(month, -1))}
          />
          <MonthArrow
            label={t('history.nextMonth')}
            Icon={ChevronRight}
            disabled={newest}
            onPress={() => calendar.show(shiftMonth(month, 1))}
          />
        </div>
      </header>
      {error ? (
        <ErrorState forKid={forKid} title={error.title} onRetry={error.onRetry} retrying={error.retrying} />
      ) : (
        <>
          <MonthTable
            labelledBy={titleId}
            month={month}
            today={today}
            since={since}
            selected={selected}
            days={days ?? new Map()}
            looks={looks}
            busy={days === undefined}
            onSelect={calendar.choose}
            onMonth={calendar.show}
            forKid={forKid}
            stickers={stickers}
          />
          {!forKid && <StatusLegend looks={STATUSES.flatMap((status) => looks[status] ?? [])} />}
        </>
      )}
    </Card>
  );
}

/** Without an adjacent month, it keeps the focus and does nothing. */
function MonthArrow({
  label,
  Icon,
  disabled,
  onPress,
}: {
  label: string;
  Icon: LucideIcon;
  disabled: boolean;
  onPress: () => void;
}) {
  return (
    <Tooltip text={label}>
      <Button
        variant="secondary"
        iconOnly
        aria-label={label}
        className="aria-disabled:min-h-(--button-h) aria-disabled:text-control aria-disabled:shadow-none"
        aria-disabled={disabled}
        onClick={() => !disabled && onPress()}
      >
        <Icon className="rtl:-scale-x-100" />
      </Button>
    </Tooltip>
  );
}
