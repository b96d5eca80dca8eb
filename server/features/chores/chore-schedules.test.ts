import { afterAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { chore } from '@shared/contracts/chores';
import type { Agent } from '../../../tests/support/agent';
import { expectError, expectFieldError, expectResponse } from '../../../tests/support/expect-response';
import { createFamily, createKid } from '../../../tests/support/families';
import { daily, today, useScheduledFamily } from '../../../tests/support/scheduled-family';
import { startServer } from '../../../tests/support/server';

const server = await startServer();
afterAll(() => server.close());

const { at, make, tabletOf, submit, choresOf, stateOf, complete } = useScheduledFamily(server);

describe('a chore', () => {
  it('is for everyone at any time by default', async () => {
    const plain = await make({});
    expect(plain).toMatchObject({
      kidIds: [],
      schedule: { kind: 'anytime' },
      partOfDay: null,
      sharing: 'each',
      needsApproval: true,
    });
    expect(await stateOf(at.mia, plain)).toMatchObject({
      state: 'due',
      late: false,
      doneCount: 0,
      neededCount: null,
      dueOn: null,
      nextOn: null,
      who: null,
      note: null,
    });
  });

  it('keeps its kids in the family’s order, and its schedule', async () => {
    const schedule = { kind: 'every' as const, days: 3, from: today() };
    const made = await make({
      kidIds: [at.ben.id, at.mia.id.toUpperCase(), at.ben.id.toUpperCase()],
      schedule,
      partOfDay: 'evening',
      sharing: 'turns',
    });
    expect(made).toMatchObject({
      kidIds: [at.mia.id, at.ben.id],
      schedule,
      partOfDay: 'evening',
      sharing: 'turns',
    });
    const response = await at.family.parent.put(`/api/chores/${made.id}`, { kidIds: [at.ben.id] });
    expect(expectResponse(response, 200, chore)).toEqual({ ...made, kidIds: [at.ben.id] });
  });

  it.each([
    [{ kidIds: ['nobody'] }, 'kidIds.0'],
    [{ kidIds: 'all' }, 'kidIds'],
    [{ schedule: { kind: 'hourly' } }, 'schedule.kind'],
    [{ schedule: null }, 'schedule'],
    [{ schedule: { kind: 'days', days: [] } }, 'schedule.days'],
    [{ schedule: { kind: 'days', days: [1, 1] } }, 'schedule.days'],
    [{ schedule: { kind: 'days', days: [7] } }, 'schedule.days.0'],
    [{ schedule: { kind: 'times', times: 11, per: 'day' } }, 'schedule.times'],
    [{ schedule: { kind: 'times', times: 2, per: 'year' } }, 'schedule.per'],
    [{ schedule: { kind: 'every', days: 1, from: '2030-01-01' } }, 'schedule.days'],
    [{ schedule: { kind: 'every', days: 2, from: '2030-02-30' } }, 'schedule.from'],
    [{ schedule: { kind: 'once' } }, 'schedule.on'],
    [{ partOfDay: 'night' }, 'partOfDay'],
    [{ sharing: 'race' }, 'sharing'],
    [{ sharing: 'first' }, 'sharing'],
    [{ sharing: 'turns', schedule: daily }, 'sharing'],
    [{ needsApproval: 'no' }, 'needsApproval'],
  ])('is refused with %j', async (body, field) => {
    const response = await at.family.parent.post('/api/chores', { name: 'Rake', ...body });
    expectError(response, 400, 'validation');
    expect(Object.keys((response.body as { fields: object }).fields)).toContain(field);
  });

  it('can’t be for a kid of another family', async () => {
    const stranger = await createKid(await createFamily(server));
    const response = await at.family.parent.post('/api/chores', {
      name: 'Rake',
      kidIds: [at.mia.id, stranger.id],
    });
    expectFieldError(response, 'kidIds', 'Please choose kids from your family');
  });

  it('cannot become a shared chore without days', async () => {
    const shared = await make({ schedule: { kind: 'once', on: null }, sharing: 'first' });
    const response = await at.family.parent.put(`/api/chores/${shared.id}`, {
      schedule: { kind: 'anytime' },
    });
    expectError(response, 400, 'validation');
  });

  it('for one kid is hidden from the others', async () => {
    const own = await make({ kidIds: [at.mia.id] });
    expectError(await submit(at.ben, own), 404, 'not_found');
    expectError(await complete(at.ben, own), 404, 'not_found');
    const path = `/api/kids/family/${at.family.user.familyCode}/chores`;
    const names = async (agent: Agent) =>
      expectResponse(await agent.get(path), 200, z.array(chore)).map(({ id }) => id);
    expect(await choresOf(at.ben)).toEqual([]);
    expect([
      await names(tabletOf(at.ben)),
      await names(tabletOf(at.mia)),
      await names(at.family.parent),
    ]).toEqual([[], [own.id], [own.id]]);
  });

  it('becomes inactive when its last kid is removed', async () => {
    const [own, shared] = [
      await make({ kidIds: [at.mia.id] }),
      await make({ kidIds: [at.mia.id, at.ben.id] }),
    ];
    expect((await at.family.parent.del(`/api/kids/${at.mia.id}`)).status).toBe(204);
    const chores = expectResponse(await at.family.parent.get('/api/chores'), 200, z.array(chore));
    expect(chores.map(({ id, isActive, kidIds }) => ({ id, isActive, kidIds }))).toEqual([
      { id: shared.id, isActive: true, kidIds: [at.ben.id] },
      { id: own.id, isActive: false, kidIds: [] },
    ]);
  });
});
