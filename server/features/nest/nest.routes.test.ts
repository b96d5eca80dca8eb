import { afterAll, describe, expect, it } from 'vitest';
import { STICKERS } from '@shared/constants';
import { nest, surprise, type Nest } from '@shared/contracts/nest';
import { addDays } from '@shared/rules/calendar';
import { NEST_THINGS } from '@shared/rules/nest-things';
import type { Agent } from '../../../tests/support/agent';
import { expectError, expectFieldError, expectResponse } from '../../../tests/support/expect-response';
import { createFamily, createKid, kidAgent, type TestKid } from '../../../tests/support/families';
import { addMember } from '../../../tests/support/members';
import { daily, today, useScheduledFamily, weekday } from '../../../tests/support/scheduled-family';
import { startServer } from '../../../tests/support/server';
import { giveStars } from '../../../tests/support/stars';

const server = await startServer();
afterAll(() => server.close());
const { at, make, submitted, review, withdraw, tabletOf } = useScheduledFamily(server);

const nestOf = async ({ id }: TestKid, agent = at.family.parent): Promise<Nest> =>
  expectResponse(await agent.get(`/api/kids/${id}/nest`), 200, nest);
const arrange = (places: unknown, agent: Agent = tabletOf(at.mia)) =>
  agent.put(`/api/kids/${at.mia.id}/nest`, { places });
const open = (kid: TestKid, agent = tabletOf(kid)) => agent.post(`/api/kids/${kid.id}/surprises`);
const opened = async (kid: TestKid) => expectResponse(await open(kid), 201, surprise);

describe("a kid's nest", () => {
  it('has an item for each badge and level ever reached, even after stars are spent', async () => {
    const { family, mia } = at;
    expect(await nestOf(mia)).toEqual({ items: [], stickers: [] });
    await giveStars(server, mia.id, 40);
    const items = ['star-starter', 'bright-spark', 'nest-builder', 'level-5'].map((earnedBy, index) => ({
      id: NEST_THINGS[index]?.id,
      earnedBy,
      place: null,
    }));
    expect(await nestOf(mia)).toEqual({ items, stickers: [] });
    await family.parent.post(`/api/kids/${mia.id}/stars`, { amount: -40, reason: 'Traded' });
    expect((await nestOf(mia, tabletOf(mia))).items).toEqual(items);
    expect((await nestOf(mia, (await addMember(family, 'helper')).agent)).items).toEqual(items);
  });

  it('lets the kid arrange the items one by one', async () => {
    const { mia } = at;
    await giveStars(server, mia.id, 15);
    const [first, second] = (await nestOf(mia)).items.map(({ id }) => id);
    const placesNow = async () => (await nestOf(mia)).items.map(({ place }) => place);
    const changed = expectResponse(await arrange([{ id: first, place: ' window ' }]), 200, nest);
    expect(changed.items.map(({ place }) => place)).toEqual(['window', null]);
    await arrange([{ id: second, place: 'tree' }]);
    expect(await placesNow()).toEqual(['window', 'tree']);
    await arrange([
      { id: first, place: null },
      { id: second, place: 'door' },
    ]);
    expect(await placesNow()).toEqual([null, 'door']);
    expectResponse(await arrange([]), 200, nest);
    expect(await placesNow()).toEqual([null, 'door']);
  });

  it("rejects items that the kid doesn't have", async () => {
    await giveStars(server, at.mia.id, 1);
    const message = 'Please choose among your own things';
    const [own, other] = NEST_THINGS.map(({ id }) => id);
    for (const id of [other, 'throne', ''])
      expectFieldError(
        await arrange([
          { id: own, place: 'a' },
          { id, place: 'b' },
        ]),
        'places',
        message,
      );
    const twice = [
      { id: own, place: 'a' },
      { id: own, place: 'b' },
    ];
    expectFieldError(await arrange(twice), 'places', message);
    expectFieldError(await arrange(undefined), 'places', message);
    expect((await nestOf(at.mia)).items[0]?.place).toBeNull();
  });

  it.each([
    ['', 'Please choose a place'],
    [7, 'Please choose a place'],
    ['p'.repeat(41), 'Please use at most 40 characters'],
  ])('rejects the place %j', async (place, message) => {
    await giveStars(server, at.mia.id, 1);
    expectFieldError(await arrange([{ id: NEST_THINGS[0]?.id, place }]), 'places.0.place', message);
  });

  it('returns 403 to a sibling and 404 to another family', async () => {
    const { mia, ben } = at;
    const stranger = await kidAgent(server, await createKid(await createFamily(server)));
    for (const [agent, status] of [
      [tabletOf(ben), 403],
      [stranger, 404],
    ] as const) {
      expectError(await agent.get(`/api/kids/${mia.id}/nest`), status);
      expectError(await arrange([], agent), status);
      expectError(await open(mia, agent), status);
    }
  });
});

describe('the daily surprise', () => {
  it("opens when all of the day's chores are submitted, even before a review", async () => {
    const { mia } = at;
    const [dishes, dog] = [await make({ schedule: daily }), await make({ schedule: daily })];
    expectError(await open(mia), 409, 'not_finished', 'Today’s nest is not full yet.');
    await submitted(mia, dishes);
    expectError(await open(mia), 409, 'not_finished');
    const { id } = await submitted(mia, dog);
    const first = await opened(mia);
    expect(first).toEqual({ sticker: STICKERS[0], day: today() });
    expect((await nestOf(mia)).stickers).toEqual([{ id: STICKERS[0], day: today() }]);
    // An opened sticker stays even if a chore is withdrawn or rejected later.
    await withdraw(id);
    expect(await opened(mia)).toEqual(first);
    expect((await nestOf(mia)).stickers).toHaveLength(1);
  });

  it('stays closed after a rejection and on a day without chores', async () => {
    const { mia, ben } = at;
    expectError(await open(ben), 409, 'not_finished');
    const dishes = await make({ schedule: daily });
    const { id } = await submitted(mia, dishes);
    await review(id, { status: 'rejected' });
    expectError(await open(mia), 409, 'not_finished');
    await submitted(mia, dishes);
    await opened(mia);
  });

  it('requires three chores from a kid without scheduled chores, or all if there are fewer', async () => {
    const { mia } = at;
    const [first, second] = [await make({}), await make({})];
    await submitted(mia, first);
    expectError(await open(mia), 409, 'not_finished');
    await submitted(mia, second);
    await opened(mia);
  });

  it('ignores chores that a sibling did, that come later or that belong to another day', async () => {
    const { mia, ben } = at;
    const shared = await make({ schedule: { kind: 'days', days: [weekday()] }, sharing: 'first' });
    await make({ schedule: { kind: 'days', days: [weekday(1)] } });
    await submitted(ben, shared);
    expectError(await open(mia), 409, 'not_finished');
    await submitted(mia, await make({ schedule: daily, kidIds: [mia.id] }));
    await opened(mia);
  });

  it('is the same for all kids of a family on one day, then moves to the next sticker', async () => {
    const { mia, ben } = at;
    const dishes = await make({ schedule: daily });
    const earlier = async (kid: TestKid, days: number, sticker: string) =>
      server.pool.query(
        'INSERT INTO kid_stickers (family_id, kid_id, day, sticker) SELECT family_id, id, $2, $3 FROM kids WHERE id = $1',
        [kid.id, addDays(today(), -days), sticker],
      );
    await earlier(mia, 9, 'acorn');
    await earlier(ben, 9, 'acorn');
    await earlier(mia, 2, 'cloud');
    for (const kid of [mia, ben]) await submitted(kid, dishes);
    const both = await Promise.all([opened(ben), opened(mia)]);
    for (const each of both) expect(each).toEqual({ sticker: 'comet', day: today() });
    expect((await nestOf(ben)).stickers.map(({ id }) => id)).toEqual(['acorn', 'comet']);
  });

  it('cycles to the first sticker after the last', async () => {
    const { mia } = at;
    await submitted(mia, await make({ schedule: daily }));
    for (const [index, sticker] of STICKERS.entries())
      await server.pool.query(
        'INSERT INTO kid_stickers (family_id, kid_id, day, sticker) SELECT family_id, id, $2, $3 FROM kids WHERE id = $1',
        [mia.id, addDays(today(), -index - 1), sticker],
      );
    expect(await opened(mia)).toMatchObject({ sticker: STICKERS[0] });
  });
});
