import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useState, type ReactNode } from 'react';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { UNSCHEDULED } from '@shared/rules/schedule';
import { ChoresPanel } from '@/features/chores/chores-panel';
import { RewardsPanel } from '@/features/rewards/rewards-panel';
import type { OpenTabDialog } from '@/lib/tab-dialog';
import { pretendServer, renderInApp, Said, said, type Reply } from '../../../../tests/support/client';
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

// Loads the lazy forms first, because their timing varies.
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
  const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
  /** Buttons ignore clicks while the last one is being handled. */
  const pressWhenReady = async (name: RegExp) => {
    const button = screen.getByRole('button', { name });
    await waitFor(() => expect(button.getAttribute('aria-disabled')).toBeNull());
    fireEvent.click(button);
  };
  const expectToast = (text: string) => waitFor(() => expect(said()).toBe(text));

  beforeEach(async () => {
    list = [{ ...record, name: 'Old name' }];
    pretendServer({
      'GET /api/kids': () => ({ body: [] }),
      [`GET /api/${what}s`]: () => ({ body: list }),
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
});
