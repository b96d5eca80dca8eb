import { afterAll, describe, expect, it } from 'vitest';
import { expectError } from '../../../tests/support/expect-response';
import { useRoutines } from '../../../tests/support/routines';
import { startServer } from '../../../tests/support/server';

const server = await startServer();
afterAll(() => server.close());

const { at, routine, edit } = useRoutines(server);

describe('steps of a chore', () => {
  it('are kept with their ids, and can be renamed, added, removed and ordered', async () => {
    const made = await routine({ readyBy: '07:40' });
    const [first, second] = made.steps;
    expect(made).toMatchObject({ minutes: null, readyBy: '07:40' });
    expect(made.steps).toMatchObject([
      { name: 'Get dressed', iconName: null, minutes: 5 },
      { iconName: 'brush-teeth', minutes: null },
      { name: 'Shoes' },
    ]);
    const changed = await edit(made, {
      steps: [{ name: 'Breakfast' }, { ...second, name: 'Teeth' }, first],
      expected: { steps: made.steps },
    });
    expect(changed.steps.map(({ name }) => name)).toEqual(['Breakfast', 'Teeth', 'Get dressed']);
    expect(changed.steps.slice(1).map(({ id }) => id)).toEqual([second?.id, first?.id]);
    const old = await at.family.parent.put(`/api/chores/${made.id}`, {
      steps: [],
      expected: { steps: made.steps },
    });
    expectError(old, 409, 'changed_meanwhile');
  });

  it.each([
    ['a 13th', { steps: Array.from({ length: 13 }, () => ({ name: 'Step' })) }, 'steps'],
    [
      'more than four hours',
      { steps: Array.from({ length: 5 }, () => ({ name: 'Step', minutes: 49 })) },
      'steps',
    ],
    ['no name', { steps: [{ name: ' ' }] }, 'steps.0.name'],
    ['too many minutes', { steps: [{ name: 'Step', minutes: 61 }] }, 'steps.0.minutes'],
    ['an unknown icon', { steps: [{ name: 'Step', iconName: 'rocket' }] }, 'steps.0.iconName'],
    ['an unknown id', { steps: [{ id: '0190a1b2-0000-7000-8000-000000000000', name: 'Step' }] }, 'steps'],
    ['an invalid time of day', { readyBy: '7:40' }, 'readyBy'],
    ['minutes above two hours', { minutes: 121 }, 'minutes'],
  ])('are refused with %s', async (_name, body, field) => {
    const response = await at.family.parent.post('/api/chores', { name: 'Morning', ...body });
    expectError(response, 400, 'validation');
    expect(Object.keys((response.body as { fields: object }).fields)).toContain(field);
  });
});
