import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useState, type ReactNode } from 'react';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { UNSCHEDULED } from '@shared/rules/schedule';
import { ChoresPanel } from '@/features/chores/chores-panel';
import { RewardsPanel } from '@/features/rewards/rewards-panel';
import type { OpenTabDialog } from '@/lib/input/tab-dialog';
import {
  pretendServer,
  renderInApp,
  Said,
  said,
  type Reply,
  type Sent,
} from '../../../../tests/support/client';
import { undoOffered, withdrawUndo } from '@/features/reviews/undo-offer';
import type { ManagePanelProps } from './manage-panel';

const common = { id: 'x1', description: null, imageUrl: null, iconName: null, isActive: true };
const createdAt = '2026-03-01T10:00:00.000Z';
const chore = { ...common, ...UNSCHEDULED, createdAt, starReward: 5, category: 'other', difficulty: 'easy' };
const reward = {
  ...common,
  createdAt,
  starCost: 5,
  tier: 'small',
  isMystery: false,
  maxRedemptions: null,
  currentRedemptions: 0,
  kidIds: [],
  limit: null,
};

beforeAll(() =>
  Promise.all([
    import('@/features/chores/chore-form-dialog'),
    import('@/features/rewards/reward-form-dialog'),
  ]),
);

function Host({ Panel }: { Panel: (props: ManagePanelProps) => ReactNode }) {
  const [open, show] = useState<OpenTabDialog | null>(null);
  return (
    <>
      <Panel dialog={{ open, show, close: () => show(null) }} />
      <Said />
    </>
  );
}

describe.each([
  { what: 'chore', Panel: ChoresPanel, record: chore },
  { what: 'reward', Panel: RewardsPanel, record: reward },
])('the list of $what records', ({ what, Panel, record }) => {
  const deleted = { status: 404, body: { message: `No such ${what}`, code: 'not_found' } };
  let list: object[];
  let reply: () => Reply;
  let sent: Sent[];
  const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
  /** A button ignores clicks while the last one is being handled. */
  const pressWhenReady = async (name: RegExp) => {
    const button = screen.getByRole('button', { name });
    await waitFor(() => expect(button.getAttribute('aria-disabled')).toBeNull());
    fireEvent.click(button);
  };
  const expectToast = (text: string) => waitFor(() => expect(said()).toBe(text));

  beforeEach(async () => {
    list = [{ ...record, name: 'Old name' }];
    withdrawUndo();
    sent = pretendServer({
      'GET /api/kids': () => ({ body: [] }),
      [`GET /api/${what}s`]: () => ({ body: list }),
      'PUT /api/chores': () => reply(),
      [`PUT /api/${what}s/x1`]: () => reply(),
      [`DELETE /api/${what}s/x1`]: () => reply(),
    });
    renderInApp(<Host Panel={Panel} />);
    await screen.findByText('Old name');
  });

  it('keeps the form open after a failed change, and closes it after the next one', async () => {
    press('Edit Old name');
    const field = within(await screen.findByRole('dialog')).getByLabelText(/name$/);
    fireEvent.change(field, { target: { value: 'New name' } });
    reply = () => null;
    await pressWhenReady(/^Save/);
    await expectToast(`Failed to update ${what}: Check your connection and try again.`);
    expect(field).toHaveProperty('value', 'New name');
    reply = () => {
      list = [{ ...record, name: 'New name' }];
      return { body: list[0] };
    };
    await pressWhenReady(/^Save/);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await screen.findByText('New name');
  });

  it('keeps the form of a record that was deleted elsewhere, and removes it from the list', async () => {
    press('Edit Old name');
    const field = within(await screen.findByRole('dialog')).getByLabelText(/name$/);
    fireEvent.change(field, { target: { value: 'New name' } });
    list = [];
    reply = () => deleted;
    await pressWhenReady(/^Save/);
    await expectToast(`Failed to update ${what}: No such ${what}`);
    await waitFor(() => expect(screen.queryByText('Old name')).toBeNull());
    expect(field).toHaveProperty('value', 'New name');
  });

  it('offers a failed deletion again, and removes a record that was deleted elsewhere', async () => {
    press('Delete Old name');
    await screen.findByRole('alertdialog');
    const confirm = () => pressWhenReady(new RegExp(`^Delete ${what}`));
    reply = () => null;
    await confirm();
    await expectToast(`Failed to delete ${what}: Check your connection and try again.`);
    list = [];
    reply = () => deleted;
    await confirm();
    await expectToast(`Failed to delete ${what}: No such ${what}`);
    await waitFor(() => expect(screen.queryByText('Old name')).toBeNull());
  });

  it('is paused in the menu, with an undo', async () => {
    reply = () => ({ body: {} });
    fireEvent.keyDown(screen.getByRole('button', { name: 'More options for Old name' }), { key: 'Enter' });
    fireEvent.click(await screen.findByRole('menuitem', { name: 'Pause' }));
    const changes = () => sent.filter(({ method }) => method === 'PUT').map(({ body }) => body);
    const bodyOf = (isActive: boolean) =>
      what === 'chore' ? { chores: [{ id: 'x1', isActive }] } : { isActive };
    await waitFor(() => expect(changes()).toEqual([bodyOf(false)]));
    await waitFor(async () => {
      await undoOffered();
      expect(changes()).toEqual([bodyOf(false), bodyOf(true)]);
    });
  });
});

const kids = [
  { id: 'mila', name: 'Mila', avatarColor: '#FF8FC0' },
  { id: 'theo', name: 'Theo', avatarColor: '#5BB8F5' },
];
const daily = { kind: 'days', days: [0, 1, 2, 3, 4, 5, 6] };
const chores = [
  { ...chore, id: 'c1', name: 'Wash the dishes', kidIds: ['mila'], schedule: daily, starReward: 2 },
  { ...chore, id: 'c2', name: 'Feed the cat', starReward: 5, needsApproval: false },
  { ...chore, id: 'c3', name: 'Rake the leaves', isActive: false },
];
const rewards = [
  { ...reward, id: 'r1', name: 'Pool', starCost: 40, tier: 'big', limit: { times: 1, per: 'week' } },
  { ...reward, id: 'r2', name: 'Ice cream', kidIds: ['theo'], isMystery: true },
  { ...reward, id: 'r3', name: 'Sleepover', maxRedemptions: 2, currentRedemptions: 2 },
];
const names = () => screen.getAllByRole('rowheader').map((row) => row.getAttribute('aria-label'));
const rowOf = (name: string) =>
  screen.getByRole('rowheader', { name }).closest('tr')!.textContent.replaceAll(/\s+/g, ' ');
const choose = (label: string, value: string) =>
  fireEvent.change(screen.getByRole('combobox', { name: label }), { target: { value } });

describe('rows', () => {
  beforeEach(() => {
    window.history.replaceState(null, '', '/');
    pretendServer({
      'GET /api/kids': () => ({ body: kids }),
      'GET /api/chores': () => ({ body: chores }),
      'GET /api/rewards': () => ({ body: rewards }),
    });
  });

  it('show a chore’s kids, days, approval and stars by name, and paused ones last', async () => {
    renderInApp(<Host Panel={ChoresPanel} />);
    await waitFor(() => expect(rowOf('Wash the dishes')).toContain('Mila'));
    expect(names()).toEqual(['Feed the cat', 'Wash the dishes', null, 'Rake the leaves']);
    expect(rowOf('Wash the dishes')).toMatch(/Mila.*Every day.*Always check.*2/);
    expect(rowOf('Feed the cat')).toMatch(/Everyone.*Anytime.*Auto-approved.*5/);
    expect(screen.getByText('Paused, 1')).toBeTruthy();
  });

  it('show each reward’s kids, limit and size, sorted by cost, with sold-out ones last', async () => {
    renderInApp(<Host Panel={RewardsPanel} />);
    await waitFor(() => expect(rowOf('Ice cream')).toContain('Theo'));
    expect(names()).toEqual(['Ice cream', 'Pool', null, 'Sleepover']);
    expect(rowOf('Pool')).toMatch(/Everyone.*Once a week.*Big.*40/);
    expect(rowOf('Sleepover')).toMatch(/All gone.*0 of 2 left/);
    expect(screen.getByLabelText('Mystery')).toBeTruthy();
    expect(screen.queryByRole('checkbox')).toBeNull();
  });

  it('are filtered by kid and day, or by size', async () => {
    const { unmount } = renderInApp(<Host Panel={ChoresPanel} />);
    await screen.findByText('3 chores');
    choose('Who', 'theo');
    await waitFor(() => expect(names()).toEqual(['Feed the cat', null, 'Rake the leaves']));
    choose('Who', '');
    choose('Day', 'none');
    await screen.findByText('2 of 3');
    expect(names()).toEqual(['Feed the cat', null, 'Rake the leaves']);
    fireEvent.click(screen.getByRole('button', { name: 'Show all' }));
    await screen.findByText('3 chores');
    unmount();
    renderInApp(<Host Panel={RewardsPanel} />);
    await screen.findByText('3 rewards');
    choose('Size', 'big');
    await waitFor(() => expect(names()).toEqual(['Pool']));
  });
});

it('an empty list has Ideas as its main action', async () => {
  pretendServer({ 'GET /api/kids': () => ({ body: [] }), 'GET /api/chores': () => ({ body: [] }) });
  renderInApp(<Host Panel={ChoresPanel} />);
  await screen.findByText('No chores yet');
  expect(screen.getAllByRole('button', { name: 'Ideas' })).toHaveLength(1);
});

describe('selected chores', () => {
  let sent: Sent[];
  let saved: Reply;
  const changes = () => sent.filter(({ method }) => method === 'PUT' || method === 'DELETE');
  const select = (name: string) => fireEvent.click(screen.getByRole('checkbox', { name: `Select ${name}` }));
  const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));

  beforeEach(async () => {
    window.history.replaceState(null, '', '/');
    withdrawUndo();
    saved = { body: [] };
    sent = pretendServer({
      'GET /api/kids': () => ({ body: kids }),
      'GET /api/chores': () => ({ body: chores }),
      'PUT /api/chores': () => saved,
      'DELETE /api/chores/c1': () => ({ status: 204 }),
      'DELETE /api/chores/c2': () => ({ status: 204 }),
    });
    renderInApp(<Host Panel={ChoresPanel} />);
    await screen.findByText('3 chores');
    select('Wash the dishes');
    select('Feed the cat');
    await screen.findByRole('region', { name: '2 selected' });
  });

  it('get new stars in one request, and one undo restores each', async () => {
    press('Stars');
    fireEvent.change(await screen.findByRole('textbox', { name: 'Stars' }), { target: { value: '7' } });
    press(/^Set/);
    await waitFor(() => expect(screen.queryByRole('region', { name: /selected/ })).toBeNull());
    await undoOffered();
    expect(changes().map(({ path, body }) => [path, body])).toEqual([
      [
        '/api/chores',
        {
          chores: [
            { id: 'c1', starReward: 7 },
            { id: 'c2', starReward: 7 },
          ],
        },
      ],
      [
        '/api/chores',
        {
          chores: [
            { id: 'c1', starReward: 2 },
            { id: 'c2', starReward: 5 },
          ],
        },
      ],
    ]);
  });

  it('get new days, and undo restores their schedules', async () => {
    press('Days');
    fireEvent.click(await screen.findByRole('button', { name: 'Weekends' }));
    press(/^Set/);
    await waitFor(() => expect(screen.queryByRole('region', { name: /selected/ })).toBeNull());
    await undoOffered();
    const schedules = changes().map(({ body }) => body);
    const weekends = { kind: 'days', days: [0, 6] };
    expect(schedules).toEqual([
      {
        chores: [
          { id: 'c1', schedule: weekends },
          { id: 'c2', schedule: weekends },
        ],
      },
      {
        chores: [
          { id: 'c1', schedule: daily },
          { id: 'c2', schedule: { kind: 'anytime' } },
        ],
      },
    ]);
  });

  it('stay selected after a failed change', async () => {
    saved = null;
    press('Pause');
    await waitFor(() => expect(said()).toContain('Failed to update chore'));
    expect(screen.getByRole('region', { name: '2 selected' })).toBeTruthy();
  });

  it('are deleted after a confirmation', async () => {
    press('Delete');
    await screen.findByRole('alertdialog', { name: 'Delete 2 chores?' });
    expect(changes()).toEqual([]);
    press(/^Delete 2 chores/);
    await waitFor(() => expect(screen.queryByRole('region', { name: /selected/ })).toBeNull());
    expect(changes().map(({ path }) => path)).toEqual(['/api/chores/c1', '/api/chores/c2']);
  });

  it('are cleared with Escape, and can all be selected together', async () => {
    fireEvent.keyDown(document.body, { key: 'Escape' });
    await waitFor(() => expect(screen.queryByRole('region', { name: /selected/ })).toBeNull());
    fireEvent.click(screen.getByRole('checkbox', { name: 'Select all' }));
    await screen.findByRole('region', { name: '3 selected' });
  });

  it('exclude filtered rows', async () => {
    choose('Who', 'theo');
    expect(await screen.findByRole('region', { name: '1 selected' })).toBeTruthy();
  });
});
