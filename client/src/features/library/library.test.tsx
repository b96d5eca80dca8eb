import { fireEvent, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createChoreRequest } from '@shared/contracts/chores';
import { createRewardRequest } from '@shared/contracts/rewards';
import { pass, pretendServer, renderInApp, type Reply, type Sent } from '../../../../tests/support/client';
import { ChoreIdeasDialog } from '@/features/chores/chores-panel';
import { choreIdeas } from './chore-ideas';
import { copyName } from './copy-name';
import { ageRange, AGES, nameKey, ROOMS } from './ideas';
import { rewardIdeas } from './reward-ideas';
import { routineIdeas } from './routine-ideas';

const all = () => [...routineIdeas(), ...choreIdeas()];

describe('the ideas', () => {
  it('match the contracts and have unique names', () => {
    for (const { ages: _ages, room: _room, years: _years, ...idea } of all())
      expect(createChoreRequest.parse(idea)).toMatchObject(idea);
    for (const { ages: _ages, ...idea } of rewardIdeas())
      expect(createRewardRequest.parse(idea)).toMatchObject(idea);
    const names = [...all(), ...rewardIdeas()].map(({ name }) => nameKey(name));
    expect(new Set(names).size).toBe(names.length);
  });

  it('cover every age in every room', () => {
    for (const room of ROOMS) {
      for (const age of AGES) {
        const fitting = all().filter((idea) => idea.room === room && idea.ages.includes(age));
        expect(fitting.length, `${room}, ${age}`).toBeGreaterThan(0);
      }
    }
  });

  it('have an age range', () => {
    expect(ageRange(['4-6'])).toEqual({ from: 4, to: 6 });
    expect(ageRange(['7-9', '10-12'])).toEqual({ from: 7, to: 12 });
  });
});

describe('copyName', () => {
  it('uses the next free number', () => {
    expect(copyName('Movie night', ['Movie night'])).toBe('Movie night 2');
    expect(copyName('Movie night 2', ['Movie night', 'movie  NIGHT 2'])).toBe('Movie night 3');
  });

  it('stays within the maximum name length', () => {
    expect(copyName('x'.repeat(60), []).length).toBeLessThanOrEqual(60);
  });
});

describe('the ideas dialog', () => {
  let sent: Sent[];
  let answer: (name: string) => Reply;
  const added = () => sent.filter(({ method }) => method === 'POST').map(({ body }) => nameOf(body));
  const nameOf = (body: unknown) => (body as { name: string }).name;
  const box = (name: RegExp) => screen.getByRole<HTMLInputElement>('checkbox', { name });
  const close = vi.fn<() => void>();
  const press = async (name: string) => {
    fireEvent.click(screen.getByRole('button', { name: new RegExp(`^${name}`) }));
    await pass(100);
  };

  beforeEach(() => {
    vi.useFakeTimers();
    close.mockClear();
    answer = () => ({ status: 201, body: {} });
    sent = pretendServer({ 'POST /api/chores': ({ body }) => answer(nameOf(body)) });
    renderInApp(<ChoreIdeasDialog present={['make your  BED']} onClose={close} />);
  });

  it('filters by room and age and disables existing ideas', () => {
    expect(box(/^Make your bed/).disabled).toBe(true);
    fireEvent.click(screen.getByRole('radio', { name: 'Pet Care' }));
    fireEvent.click(screen.getByRole('radio', { name: '10–12' }));
    expect(screen.queryByRole('checkbox', { name: /^Make your bed/ })).toBeNull();
    expect(box(/^Walk the dog/).checked).toBe(false);
    expect(screen.queryByRole('checkbox', { name: /^Feed the pet/ })).toBeNull();
  });

  it('shows the steps of a chosen routine and adds them', async () => {
    fireEvent.click(box(/^Morning routine/));
    expect(screen.getByText('Brush your teeth')).toBeTruthy();
    await press('Add 1 chore');
    expect(sent.find(({ method }) => method === 'POST')?.body).toMatchObject({
      name: 'Morning routine',
      readyBy: '07:40',
      steps: [{ name: 'Go to the bathroom', iconName: 'toilet', minutes: null }, {}, {}, {}, {}, {}],
    });
  });

  it('adds all selected ideas, even hidden ones, keeping their order in the list', async () => {
    fireEvent.click(box(/^Set the table/));
    fireEvent.click(box(/^Water the plants/));
    fireEvent.click(screen.getByRole('radio', { name: 'Study' }));
    await press('Add 2 chores');
    expect(added()).toEqual(['Water the plants', 'Set the table']);
    expect(sent.filter(({ method }) => method === 'POST')[1]?.body).toEqual({
      name: 'Set the table',
      description: 'Plates, cups, and forks for everyone.',
      category: 'kitchen',
      iconName: 'set-table',
      starReward: 2,
      difficulty: 'easy',
      schedule: { kind: 'days', days: [0, 1, 2, 3, 4, 5, 6] },
      partOfDay: 'evening',
    });
    expect(close).toHaveBeenCalledOnce();
  });

  it('shows an error if nothing is selected', async () => {
    await press('Add chores');
    expect(screen.getByRole('alert').textContent).toContain('Nothing chosen yet');
    expect(added()).toEqual([]);
  });

  it('reuses the idempotency key after a lost response', async () => {
    answer = () => null;
    fireEvent.click(box(/^Set the table/));
    await press('Add 1 chore');
    await press('Add 1 chore');
    const keys = sent.flatMap(({ method, headers }) =>
      method === 'POST' ? [headers.get('Idempotency-Key')] : [],
    );
    expect(keys).toEqual([keys[0], keys[0]]);
    expect(keys[0]).toBeTruthy();
    expect(screen.getByRole('alert').textContent).toContain('The connection dropped');
  });

  it('reports partial success and keeps failed ideas selected', async () => {
    answer = (name) => (name === 'Set the table' ? null : { status: 201, body: {} });
    fireEvent.click(box(/^Set the table/));
    fireEvent.click(box(/^Water the plants/));
    await press('Add 2 chores');
    expect(screen.getByRole('alert').textContent).toContain('1 of 2 added');
    expect(box(/^Set the table/).checked).toBe(true);
    expect(close).not.toHaveBeenCalled();
  });
});
