import { fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { CalendarDate } from '@shared/rules/calendar';
import type { Days, Mark } from './marks';
import { MonthCalendar, type MonthError } from './month-calendar';
import { CHORE_LOOKS } from './status-looks';
import { useCalendar } from './use-calendar';

const TODAY = '2026-04-15';
const marks: Days<Mark> = new Map([
  [
    '2026-04-07',
    [
      { id: '1', status: 'approved', picture: null },
      { id: '2', status: 'approved', picture: null },
      { id: '3', status: 'pending', picture: null },
    ],
  ],
]);

function Owner({ days = marks, error = null }: { days?: Days<Mark> | null; error?: MonthError | null }) {
  const calendar = useCalendar(TODAY);
  return (
    <MonthCalendar
      calendar={calendar}
      today={TODAY}
      since="2026-02-10"
      selected={calendar.chosen}
      days={days ?? undefined}
      looks={CHORE_LOOKS}
      error={error}
    />
  );
}

function cell(date: CalendarDate): HTMLElement {
  const found = document.querySelector<HTMLElement>(`[data-date="${date}"]`);
  if (!found) throw new Error(`no day ${date}`);
  return found;
}

const tabStops = () =>
  Array.from(document.querySelectorAll<HTMLElement>('[data-date]'))
    .filter((day) => day.tabIndex === 0)
    .map((day) => day.dataset['date']);

const press = (key: string) => {
  if (document.activeElement) fireEvent.keyDown(document.activeElement, { key });
};
const title = () => screen.getByRole('heading', { level: 2 });

describe('the month calendar', () => {
  it('is a grid with a title, Sunday first, today marked and one tab stop', () => {
    render(<Owner />);
    expect(screen.getByRole('grid', { name: 'April 2026' })).toBeTruthy();
    expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      'Sun',
      'Mon',
      'Tue',
      'Wed',
      'Thu',
      'Fri',
      'Sat',
    ]);
    expect(title().getAttribute('aria-live')).toBe('polite');
    expect(cell(TODAY).getAttribute('aria-current')).toBe('date');
    expect(tabStops()).toEqual([TODAY]);
  });

  it('names each day with its events', () => {
    render(<Owner />);
    expect(cell('2026-04-07').getAttribute('aria-label')).toBe('Tuesday, April 7, 2 done, 1 waiting');
    expect(cell('2026-04-08').getAttribute('aria-label')).toBe('Wednesday, April 8');
  });

  it('is busy while its events load', () => {
    render(<Owner days={null} />);
    expect(screen.getByRole('grid').getAttribute('aria-busy')).toBe('true');
  });
});

describe('the calendar keyboard', () => {
  it('moves the focus and the tab stop by day and week', () => {
    render(<Owner />);
    cell(TODAY).focus();
    press('ArrowLeft');
    expect(document.activeElement).toBe(cell('2026-04-14'));
    press('ArrowUp');
    press('Home');
    expect(document.activeElement).toBe(cell('2026-04-05'));
    press('End');
    expect(document.activeElement).toBe(cell('2026-04-11'));
    expect(tabStops()).toEqual(['2026-04-11']);
  });

  it('crosses the edge of the month and updates the title', () => {
    render(<Owner />);
    cell(TODAY).focus();
    press('PageUp');
    expect(title().textContent).toBe('March 2026');
    expect(document.activeElement).toBe(cell('2026-03-15'));
    press('PageDown');
    expect(title().textContent).toBe('April 2026');
    expect(document.activeElement).toBe(cell(TODAY));
  });

  it('stops at the current month and at the first month', () => {
    render(<Owner />);
    cell(TODAY).focus();
    press('PageDown');
    expect(title().textContent).toBe('April 2026');
    press('PageUp');
    press('PageUp');
    press('PageUp');
    expect(title().textContent).toBe('February 2026');
    expect(document.activeElement).toBe(cell('2026-02-15'));
  });

  it.each(['Enter', ' '])('selects the focused day with %j', (key) => {
    render(<Owner />);
    cell(TODAY).focus();
    press('ArrowRight');
    expect(cell('2026-04-16').getAttribute('aria-selected')).toBe('false');
    press(key);
    expect(cell('2026-04-16').getAttribute('aria-selected')).toBe('true');
  });
});

describe('the calendar buttons', () => {
  it('go to the previous and next month and back to today', () => {
    render(<Owner />);
    fireEvent.click(screen.getByRole('button', { name: 'Next month' }));
    expect(title().textContent).toBe('April 2026');
    fireEvent.click(screen.getByRole('button', { name: 'Previous month' }));
    fireEvent.click(screen.getByRole('button', { name: 'Previous month' }));
    fireEvent.click(screen.getByRole('button', { name: 'Previous month' }));
    expect(title().textContent).toBe('February 2026');
    fireEvent.click(screen.getByRole('button', { name: 'Today' }));
    expect(title().textContent).toBe('April 2026');
    expect(cell(TODAY).getAttribute('aria-selected')).toBe('true');
  });

  it('stay visible with a retry button when the month fails to load', () => {
    const onRetry = vi.fn<() => void>();
    render(<Owner error={{ title: 'Failed to fetch chore history', onRetry, retrying: false }} />);
    expect(screen.getByRole('alert').textContent).toContain('Failed to fetch chore history');
    fireEvent.click(screen.getByRole('button', { name: /^Retry/ }));
    expect(onRetry).toHaveBeenCalledOnce();
    fireEvent.click(screen.getByRole('button', { name: 'Previous month' }));
    expect(title().textContent).toBe('March 2026');
  });
});
