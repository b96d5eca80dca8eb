import { fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Chore } from '@shared/contracts/chores';
import { UNSCHEDULED } from '@shared/rules/schedule';
import {
  pass,
  pretendServer,
  renderInApp,
  Said,
  said,
  type Reply,
  type Sent,
} from '../../../../tests/support/client';
import { ChoreFormDialog } from './chore-form-dialog';

const chore: Chore = {
  id: 'c1',
  name: 'Water plants',
  description: null,
  imageUrl: null,
  iconName: 'water-plants',
  starReward: 5,
  category: 'other',
  difficulty: 'easy',
  isActive: false,
  ...UNSCHEDULED,
  createdAt: '2026-03-01T10:00:00.000Z',
};

const kids = [
  { id: '0197a4b2-7f38-7a7e-9f3e-3a6f0a1b2c01', name: 'Mila', avatarColor: '#FF8FC0' },
  { id: '0197a4b2-7f38-7a7e-9f3e-3a6f0a1b2c02', name: 'Theo', avatarColor: '#5BB8F5' },
  { id: '0197a4b2-7f38-7a7e-9f3e-3a6f0a1b2c03', name: 'Ada', avatarColor: '#7BC950' },
] as const;
const family = { id: 'f', name: null, timezone: 'UTC', weekStart: 1, starsByHand: true };
const NOW = new Date('2026-06-23T10:00:00Z');

let all: Sent[];
let shownKids: readonly object[];
let reply: Reply;
const sentBodies = () => all.filter(({ method }) => method !== 'GET').map(({ body }) => body);
const sentKeys = () =>
  all.filter(({ method }) => method !== 'GET').map(({ headers }) => headers.get('Idempotency-Key'));
const onClose = vi.fn<() => void>();
const nameField = () => screen.getByLabelText<HTMLInputElement>('Chore name');
const type = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });
const save = async () => {
  press(/Save chore/);
  await pass(50);
};

beforeEach(() => {
  vi.useFakeTimers({ now: NOW });
  shownKids = kids;
  onClose.mockClear();
  reply = { status: 201, body: chore };
  all = pretendServer({
    'GET /api/kids': () => ({ body: shownKids }),
    'GET /api/family': () => ({ body: family }),
    'POST /api/chores': () => reply,
    'PUT /api/chores/c1': () => reply,
  });
});

const openForm = async (form = <ChoreFormDialog onClose={onClose} />) => {
  renderInApp(form);
  await pass(50);
};
// Checking for hidden elements takes seconds on a busy machine.
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name, hidden: true }));
const pick = (name: string) => fireEvent.click(screen.getByRole('radio', { name, hidden: true }));
const nextDays = () =>
  within(screen.getByRole('region', { name: /^(The next three|The day|When it opens)$/ }))
    .queryAllByRole('listitem')
    .map(({ textContent }) => textContent);

describe('who and when', () => {
  it('defaults to each kid at any time', async () => {
    await openForm();
    expect(screen.getByText('Each kid can do it')).toBeTruthy();
    expect(screen.getByText('As often as they like')).toBeTruthy();
    expect(screen.getByText(/^Available now for Mila, Theo, and Ada\. Available again/)).toBeTruthy();
    expect(screen.queryByRole('radiogroup', { name: 'How they share it' })).toBeNull();
  });

  it('lets two kids take turns every evening and previews the turns', async () => {
    await openForm();
    type(nameField(), 'Wash the dishes');
    for (const name of ['Mila', 'Theo', 'Daily']) press(name);
    pick('Take turns');
    press('Evening');
    expect(screen.getByText('Mila and Theo take turns, Mila first')).toBeTruthy();
    expect(screen.getByText('Every day, in the evening')).toBeTruthy();
    expect(nextDays()).toEqual(['Today, Tue, Jun 23MMila', 'Wed, Jun 24TTheo', 'Thu, Jun 25MMila']);
    await save();
    expect(sentBodies()).toMatchObject([
      {
        kidIds: [kids[0].id, kids[1].id],
        schedule: { kind: 'days', days: [0, 1, 2, 3, 4, 5, 6] },
        partOfDay: 'evening',
        sharing: 'turns',
      },
    ]);
  });

  it('offers no sharing for one kid or without scheduled days', async () => {
    await openForm();
    type(nameField(), 'Wash the dishes');
    press('Daily');
    pick('Take turns');
    press('Anytime');
    expect(screen.queryByRole('radiogroup', { name: 'How they share it' })).toBeNull();
    await save();
    expect(sentBodies()).toMatchObject([{ schedule: { kind: 'anytime' }, sharing: 'each' }]);
    press('Daily');
    expect(screen.getByRole('radio', { name: 'Take turns', checked: true })).toBeTruthy();
    press('Ada');
    expect(screen.queryByRole('radiogroup', { name: 'How they share it' })).toBeNull();
    expect(screen.getByText('Only Ada')).toBeTruthy();
  });

  it("uses today's weekday for weekly", async () => {
    await openForm();
    press('Weekly');
    expect(screen.getByText('Every Tuesday')).toBeTruthy();
  });

  it("shows all options under More, with weekdays in the family's order", async () => {
    await openForm();
    press('More');
    pick('On days');
    const days = within(screen.getByRole('group', { name: 'On days' })).getAllByRole('button');
    expect(days.map((day) => day.getAttribute('aria-label')).at(0)).toBe('Monday');
    press('Friday');
    expect(screen.getByText('Tuesday and Friday')).toBeTruthy();
    pick('Times per…');
    expect(screen.getByText('3 times a week', { selector: 'output' })).toBeTruthy();
    pick('Month');
    press('One fewer');
    expect(screen.getByText('Twice a month', { selector: 'output' })).toBeTruthy();
    pick('Every…');
    type(screen.getByLabelText('Days between'), '1');
    type(screen.getByLabelText('Days between'), '10');
    expect(nextDays()).toEqual([
      'Today, Tue, Jun 23MTAEveryone',
      'Fri, Jul 3MTAEveryone',
      'Mon, Jul 13MTAEveryone',
    ]);
    pick('Once');
    press('Tomorrow');
    expect(nextDays()).toEqual(['Wed, Jun 24MTAEveryone']);
  });

  it('requires a day and shows the error at the field', async () => {
    await openForm();
    type(nameField(), 'Wash the dishes');
    press('Weekly');
    press('More');
    press('Tuesday');
    await save();
    expect(screen.getByText('Choose at least one day')).toBeTruthy();
    expect(sentBodies()).toEqual([]);
    press('Daily');
    expect(screen.queryByText('Choose at least one day')).toBeNull();
  });

  it('offers a search from nine kids', async () => {
    shownKids = Array.from({ length: 9 }, (_kid, index) => ({
      ...kids[0],
      id: `${index}`,
      name: `Kid ${index}`,
    }));
    await openForm();
    expect(screen.queryByRole('button', { name: 'Kid 4' })).toBeNull();
    press('Choose kids');
    type(screen.getByRole('searchbox', { name: 'Find a kid' }), 'kid 4');
    fireEvent.click(screen.getByRole('checkbox', { name: 'Kid 4' }));
    expect(screen.getAllByRole('checkbox')).toHaveLength(1);
    expect(screen.getByText('Only Kid 4')).toBeTruthy();
    press('Kid 4');
    expect(screen.getByText('Each kid can do it')).toBeTruthy();
  });
});

describe('a new chore', () => {
  it('is sent with the default values, and the form closes', async () => {
    renderInApp(<ChoreFormDialog onClose={onClose} />);
    type(nameField(), 'Sort socks');
    await save();
    expect(sentBodies()).toEqual([
      {
        name: 'Sort socks',
        description: null,
        imageUrl: null,
        iconName: null,
        starReward: 5,
        category: 'general',
        difficulty: 'medium',
        isActive: true,
        ...UNSCHEDULED,
      },
    ]);
    expect(onClose).toHaveBeenCalledOnce();
  });

  it('requires a name and stars and shows errors at their fields', async () => {
    renderInApp(<ChoreFormDialog onClose={onClose} />);
    type(screen.getByLabelText('Stars'), '');
    await save();
    expect(sentBodies()).toEqual([]);
    expect(screen.getByText('Chore name is required')).toBeTruthy();
    expect(screen.getByText('Must reward at least 1 star')).toBeTruthy();
    expect(document.activeElement).toBe(nameField());
  });

  it('keeps the focus while one of several errors is fixed', async () => {
    renderInApp(<ChoreFormDialog onClose={onClose} />);
    type(screen.getByLabelText('Stars'), '');
    await save();
    type(nameField(), 'S');
    await pass(50);
    expect(screen.queryByText('Chore name is required')).toBeNull();
    expect(document.activeElement).toBe(nameField());
  });

  it('shows a server error at its field, keeps the text, and clears the error on typing', async () => {
    reply = {
      status: 400,
      body: { message: 'Too many words', code: 'validation', fields: { name: 'Too many words' } },
    };
    renderInApp(<ChoreFormDialog onClose={onClose} />);
    type(nameField(), 'Sort socks');
    await save();
    expect(onClose).not.toHaveBeenCalled();
    expect(nameField().value).toBe('Sort socks');
    expect(nameField().getAttribute('aria-invalid')).toBe('true');
    expect(screen.getByText('Too many words')).toBeTruthy();
    type(nameField(), 'Socks');
    expect(screen.queryByText('Too many words')).toBeNull();
  });

  it('reuses the idempotency key after a lost response, and gets a new one after a change', async () => {
    reply = null;
    renderInApp(
      <>
        <ChoreFormDialog onClose={onClose} />
        <Said />
      </>,
    );
    type(nameField(), 'Sort socks');
    await save();
    expect(said()).toBe(
      'Failed to create chore: The connection dropped, so this may have gone through. It’s safe to try again: nothing happens twice.',
    );
    await save();
    type(nameField(), 'Sort all socks');
    await save();
    const [lost, again, changed] = sentKeys();
    expect(lost).toBeTruthy();
    expect(again).toBe(lost);
    expect(changed).not.toBe(lost);
  });

  it('closes immediately if nothing was typed, otherwise asks first', async () => {
    renderInApp(<ChoreFormDialog onClose={onClose} />);
    type(nameField(), 'Sort socks');
    fireEvent.keyDown(document, { key: 'Escape' });
    await pass(50);
    expect(onClose).not.toHaveBeenCalled();
    fireEvent.click(screen.getByRole('button', { name: 'Keep editing' }));
    await pass(50);
    expect(nameField().value).toBe('Sort socks');
    type(nameField(), '');
    fireEvent.keyDown(document, { key: 'Escape' });
    expect(onClose).toHaveBeenCalledOnce();
  });
});

describe('an edited chore', () => {
  it('sends only changed fields and keeps an unknown category', async () => {
    renderInApp(<ChoreFormDialog chore={chore} onClose={onClose} />);
    type(nameField(), 'Water the ferns');
    await save();
    expect(sentBodies()).toEqual([{ name: 'Water the ferns', expected: { name: chore.name } }]);
    expect(sentKeys()).toEqual([null]);
  });

  it('sends only a changed schedule and shows a passed turn', async () => {
    const turns: Chore = {
      ...chore,
      isActive: true,
      schedule: { kind: 'days', days: [0, 1, 2, 3, 4, 5, 6] },
      sharing: 'turns',
      createdAt: '2026-06-23T08:00:00.000Z',
    };
    const cell = { choreId: 'c1', state: 'planned', submissionId: null };
    all = pretendServer({
      'GET /api/kids': () => ({ body: kids }),
      'GET /api/family': () => ({ body: family }),
      'PUT /api/chores/c1': () => reply,
      'GET /api/family/plan': () => ({
        body: {
          days: ['2026-06-23'],
          chores: [turns],
          kids: kids.map((kid, index) => ({
            kid,
            cells: index === 1 ? [{ ...cell, day: '2026-06-23' }] : [],
          })),
        },
      }),
    });
    await openForm(<ChoreFormDialog chore={turns} onClose={onClose} />);
    expect(screen.getByText('All kids take turns, Theo first')).toBeTruthy();
    press('Weekends');
    await save();
    expect(sentBodies()).toEqual([
      { schedule: { kind: 'days', days: [0, 6] }, expected: { schedule: turns.schedule } },
    ]);
  });
});
