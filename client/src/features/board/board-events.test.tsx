import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { BoardEvent } from '@shared/contracts/boards';
import { renderInApp } from '../../../../tests/support/client';
import type { BoardClock } from './board-clock';
import { BoardEvents, NextEvent } from './board-events';
import { boardLane, boardOf } from './testing/boards';

const TODAY = '2029-03-06';
const TOMORROW = '2029-03-07';

const event = (title: string | null, times: string | null, changes: Partial<BoardEvent> = {}): BoardEvent => {
  const { date = TODAY } = changes;
  const [startsAt = null, endsAt = null] = (times?.split(' ') ?? []).map((time) =>
    time.includes('T') ? `${time}:00.000Z` : `${date}T${time}:00.000Z`,
  );
  return {
    id: title ?? 'busy',
    date,
    startsAt,
    endsAt,
    allDay: times === null,
    title,
    color: 'blue',
    kidId: null,
    ...changes,
  };
};

const at = (time: string): BoardClock => ({
  now: Date.parse(`${TODAY}T${time}:00Z`),
  today: TODAY,
  partOfDay: 'morning',
  timezone: 'UTC',
});

const lanes = ['Mia', 'Leo'].map((name) => boardLane(name));

const show = (events: BoardEvent[], time = '08:00', hasFew = false) => {
  const board = boardOf(lanes, { events });
  renderInApp(
    <>
      <BoardEvents board={board} clock={at(time)} hasFew={hasFew} />
      <NextEvent board={board} clock={at(time)} />
    </>,
  );
};
const band = () => screen.queryByRole('region', { name: 'Events' });
const lines = () => [...(band()?.querySelectorAll('li') ?? [])].map(({ textContent }) => textContent);

let isPhone: boolean;
beforeEach(() => {
  isPhone = false;
  vi.stubGlobal('matchMedia', (media: string) =>
    Object.assign(new EventTarget(), { media, matches: !isPhone && media.includes('min-width') }),
  );
});

describe('the events of a board', () => {
  it('are today’s that have not ended, all-day events first', () => {
    show([
      event('Dentist', '07:00 07:30'),
      event('Soccer', '15:30 16:30'),
      event('Breakfast', '07:45 08:15'),
      event('No school', null),
      event('Choir', '10:00 11:00', { date: TOMORROW }),
    ]);
    expect(lines()).toEqual(['All dayNo school', '3:30 PMSoccer', '7:45 AMBreakfast']);
  });

  it('show a private event as busy, and whose calendar it is in', () => {
    show([event(null, '15:30 16:30', { kidId: 'leo' })]);
    expect(lines()).toEqual(['3:30 PMLeo: Busy']);
    expect(band()?.querySelector('img, [data-color]')).not.toBeNull();
  });

  it('show the end of an event from an earlier day, and no times in its middle', () => {
    const trip = { startsAt: '2029-03-05T18:00:00.000Z' };
    show([event('Sleepover', '00:00 10:00', trip), event('Camp', '2029-03-05T09:00 2029-03-08T12:00')]);
    expect(lines()).toEqual(['All dayCamp', 'Until 10:00 AMSleepover']);
  });

  it('become tomorrow’s after 5 PM, once today’s have ended', () => {
    const events = [event('Soccer', '15:30 17:30'), event('Choir', '10:00 11:00', { date: TOMORROW })];
    show(events, '17:15');
    expect(within(band() as HTMLElement).queryByText('Tomorrow')).toBeNull();
    show(events, '17:30');
    expect(screen.getAllByRole('region', { name: 'Events' }).at(-1)?.textContent).toBe(
      'Tomorrow10:00 AMChoir',
    );
  });

  it('are absent in the afternoon without events', () => {
    show([event('Choir', '10:00 11:00', { date: TOMORROW })], '16:59');
    expect(band()).toBeNull();
  });

  it('show three, and open a list of both days with the others', async () => {
    show([
      ...['A', 'B', 'C', 'D', 'E'].map((title) => event(title, '10:00 11:00')),
      event('Choir', '10:00 11:00', { date: TOMORROW }),
    ]);
    expect(lines()).toHaveLength(3);
    fireEvent.click(screen.getByRole('button', { name: '+2 more' }));
    const dialog = await screen.findByRole('dialog', { name: 'Events' });
    expect(within(dialog).getAllByRole('listitem')).toHaveLength(6);
    expect(
      within(dialog)
        .getAllByRole('heading', { level: 3 })
        .map(({ textContent }) => textContent),
    ).toEqual(['Today', 'Tomorrow']);
    fireEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it.each([
    ['on a phone', true, false],
    ['on a board with many kids or a low screen', false, true],
  ])('are one %s', (_where, phone, hasFew) => {
    isPhone = phone;
    show(
      ['A', 'B', 'C'].map((title) => event(title, '10:00 11:00')),
      '08:00',
      hasFew,
    );
    expect(lines()).toEqual(['10:00 AMA']);
    expect(screen.getByRole('button', { name: '+2 more' })).toBeDefined();
  });
});

it('the night screen shows tomorrow’s first event', () => {
  show([event('Choir', '10:00 11:00', { date: TOMORROW })], '16:00');
  expect(document.body.textContent).toBe('Tomorrow10:00 AMChoir');
});
