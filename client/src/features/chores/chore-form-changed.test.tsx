import { QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Chore } from '@shared/contracts/chores';
import { UNSCHEDULED } from '@shared/rules/schedule';
import { createQueryClient } from '@/lib/api/query-client';
import { pass, pretendServer, renderWith, type Sent } from '../../../../tests/support/client';
import { ChoreFormDialog } from './chore-form-dialog';

const chore: Chore = {
  id: 'c1',
  name: 'Water plants',
  description: null,
  imageUrl: null,
  iconName: 'water-plants',
  starReward: 5,
  category: 'general',
  difficulty: 'easy',
  isActive: true,
  ...UNSCHEDULED,
  createdAt: '2026-03-01T10:00:00.000Z',
};

let all: Sent[];
const sentBodies = () => all.filter(({ method }) => method !== 'GET').map(({ body }) => body);
const onClose = vi.fn<() => void>();
const nameField = () => screen.getByLabelText<HTMLInputElement>('Chore name');
const type = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
const save = async () => {
  press(/Save chore/);
  await pass(50);
};

beforeEach(() => {
  vi.useFakeTimers();
  all = pretendServer({
    'GET /api/kids': () => ({ body: [] }),
    'GET /api/family': () => ({ body: { timezone: 'UTC', weekStart: 1 } }),
    'PUT /api/chores/c1': () => ({ body: chore }),
  });
});

describe('a chore that another parent changes while it is edited', () => {
  const openAndChange = () => {
    const client = createQueryClient(() => undefined);
    const { rerender } = renderWith(client, <ChoreFormDialog chore={chore} onClose={onClose} />);
    type(nameField(), 'Water the ferns');
    rerender(
      <QueryClientProvider client={client}>
        <ChoreFormDialog chore={{ ...chore, name: 'Water it all', starReward: 9 }} onClose={onClose} />
      </QueryClientProvider>,
    );
  };
  const note = () => screen.queryByRole('alert');

  it('shows the new values and requires a choice before saving', async () => {
    openAndChange();
    expect(note()?.textContent).toContain('Someone else just changed thisChore name: Water it all');
    expect(screen.getByLabelText<HTMLInputElement>('Stars').value).toBe('9');
    expect(nameField().value).toBe('Water the ferns');
    await save();
    expect(sentBodies()).toEqual([]);
    expect(document.activeElement).toBe(note());
  });

  it("can take the other parent's values", async () => {
    openAndChange();
    press('Take theirs');
    expect(note()).toBeNull();
    expect(nameField().value).toBe('Water it all');
    await save();
    expect(sentBodies()).toEqual([{ expected: {} }]);
  });

  it('can keep the typed values, sent with the new expected value', async () => {
    openAndChange();
    press('Keep mine');
    expect(note()).toBeNull();
    await save();
    expect(sentBodies()).toEqual([{ name: 'Water the ferns', expected: { name: 'Water it all' } }]);
  });
});
