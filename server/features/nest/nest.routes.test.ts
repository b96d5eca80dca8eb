import { afterAll, describe, expect, it } from 'vitest';
import { SCENES, STICKERS, type Sticker } from '@shared/constants';
import { goodnight, nest, surprise, type Nest } from '@shared/contracts/nest';
import { kid as kidRecord } from '@shared/contracts/kids';
import { addDays } from '@shared/rules/calendar';
import { NEST_THINGS } from '@shared/rules/nest-things';
import { stickerOrder } from '@shared/rules/stickers';
import type { Agent } from '../../../tests/support/agent';
import { expectError, expectFieldError, expectResponse } from '../../../tests/support/expect-response';
import {
  createFamily,
  createKid,
  kidAgent,
  type TestFamily,
  type TestKid,
} from '../../../tests/support/families';
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
const listOf = ({ user }: TestFamily) => stickerOrder(user.families[0]?.id ?? '');
const giveStickers = (kid: TestKid, stickers: readonly Sticker[]) =>
  server.pool.query(
    `INSERT INTO kid_stickers (family_id, kid_id, day, sticker)
     SELECT family_id, id, $2::date - (cardinality($3::text[]) + 1 - position::int), sticker
     FROM kids, unnest($3::text[]) WITH ORDINALITY AS s (sticker, position) WHERE id = $1`,
    [kid.id, today(), stickers],
  );
const opened = async (kid: TestKid) => expectResponse(await open(kid), 201, surprise);

describe("a kid's nest", () => {
  it('has an item for each badge and level ever reached, even after stars are spent', async () => {
    const { family, mia } = at;
    expect(await nestOf(mia)).toMatchObject({ items: [], stickers: [] });
    await giveStars(server, mia.id, 40);
    const items = ['star-starter', 'bright-spark', 'nest-builder', 'level-5'].map((earnedBy, index) => ({
      id: NEST_THINGS[index]?.id,
      earnedBy,
      place: null,
    }));
    expect(await nestOf(mia)).toMatchObject({ items, stickers: [] });
    await family.parent.post(`/api/kids/${mia.id}/stars`, { amount: -40, reason: 'Traded' });
    expect((await nestOf(mia, tabletOf(mia))).items).toEqual(items);
    expect((await nestOf(mia, (await addMember(family, 'helper')).agent)).items).toEqual(items);
  });

  it('lets the kid arrange the items one by one', async () => {
    const { mia } = at;
    await giveStars(server, mia.id, 15);
    const [first, second] = (await nestOf(mia)).items.map(({ id }) => id);
    const placesNow = async () => (await nestOf(mia)).items.map(({ place }) => place);
    const changed = expectResponse(await arrange([{ id: first, place: 'branch:100,0' }]), 200, nest);
    expect(changed.items.map(({ place }) => place)).toEqual(['branch:100,0', null]);
    await arrange([{ id: second, place: 'nest:500,40' }]);
    expect(await placesNow()).toEqual(['branch:100,0', 'nest:500,40']);
    await arrange([
      { id: first, place: null },
      { id: second, place: 'toy-box' },
    ]);
    expect(await placesNow()).toEqual([null, 'toy-box']);
    expectResponse(await arrange([]), 200, nest);
    expect(await placesNow()).toEqual([null, 'toy-box']);
  });

  it("rejects items that the kid doesn't have", async () => {
    await giveStars(server, at.mia.id, 1);
    const message = 'Please choose one of your own things';
    const [own, other] = NEST_THINGS.map(({ id }) => id);
    for (const id of [other, 'throne', ''])
      expectFieldError(
        await arrange([
          { id: own, place: 'branch:1,1' },
          { id, place: null },
        ]),
        'places',
        message,
      );
    const twice = [
      { id: own, place: 'branch:1,1' },
      { id: own, place: 'branch:2,2' },
    ];
    expectFieldError(await arrange(twice), 'places', message);
    expectFieldError(await arrange(undefined), 'places', message);
    expect((await nestOf(at.mia)).items[0]?.place).toBeNull();
  });

  it.each(['', 7, 'window', 'sky:100,100', 'branch:1001,0', 'branch:-1,0', 'branch:1,2,3', ' branch:1,2'])(
    'rejects the place %j for a thing of the branch',
    async (place) => {
      await giveStars(server, at.mia.id, 1);
      expectFieldError(
        await arrange([{ id: NEST_THINGS[0]?.id, place }]),
        'places.0.place',
        'Please choose a place',
      );
    },
  );

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
    expectError(await open(mia), 409, 'not_finished', 'Today’s nest isn’t full yet.');
    await submitted(mia, dishes);
    expectError(await open(mia), 409, 'not_finished');
    const { id } = await submitted(mia, dog);
    const first = await opened(mia);
    expect(first).toEqual({ sticker: listOf(at.family)[0], day: today() });
    expect((await nestOf(mia)).stickers).toMatchObject([{ id: first.sticker, day: today() }]);
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

  it('is the first sticker of the family’s list that the kid is missing', async () => {
    const { family, mia, ben } = at;
    const order = listOf(family);
    const dishes = await make({ schedule: daily });
    await giveStickers(mia, order.slice(0, 2));
    for (const kid of [mia, ben]) await submitted(kid, dishes);
    expect((await nestOf(mia)).nextSticker).toBe(order[2]);
    const both = await Promise.all([opened(ben), opened(mia), opened(mia)]);
    expect(both.map(({ sticker }) => sticker)).toEqual([order[0], order[2], order[2]]);
    const { stickers, nextSticker } = await nestOf(mia);
    expect(stickers.at(-1)).toEqual({ id: order[2], day: today(), scene: null, x: null, y: null });
    expect(nextSticker).toBe(order[3]);
  });

  it('restarts the list once the kid has every sticker', async () => {
    const { family, mia } = at;
    await submitted(mia, await make({ schedule: daily }));
    await giveStickers(mia, STICKERS);
    expect(await opened(mia)).toMatchObject({ sticker: listOf(family)[0] });
  });
});

describe('a sticker in a scene', () => {
  const place = (stickers: unknown, agent = tabletOf(at.mia)) =>
    agent.put(`/api/kids/${at.mia.id}/nest`, { stickers });

  it('moves, and goes back to the tray', async () => {
    const { mia } = at;
    await giveStickers(mia, ['bee', 'bat']);
    const [bat, bee] = [addDays(today(), -1), addDays(today(), -2)];
    const saved = expectResponse(
      await place([
        { day: bee, scene: 'meadow', x: 0, y: 1000 },
        { day: bat, scene: 'space', x: 500, y: 20 },
      ]),
      200,
      nest,
    );
    expect(saved.stickers).toEqual([
      { id: 'bee', day: bee, scene: 'meadow', x: 0, y: 1000 },
      { id: 'bat', day: bat, scene: 'space', x: 500, y: 20 },
    ]);
    await place([{ day: bee, scene: null }]);
    const { stickers } = await nestOf(mia);
    expect(stickers[0]).toEqual({ id: 'bee', day: bee, scene: null, x: null, y: null });
    expect(stickers[1]?.scene).toBe('space');
  });

  it('must be one of the kid’s own, in a known scene', async () => {
    const { mia, ben } = at;
    await giveStickers(ben, ['bee']);
    const day = addDays(today(), -1);
    const message = 'Please choose from your own stickers';
    expectFieldError(await place([{ day, scene: SCENES[0], x: 1, y: 1 }]), 'stickers', message);
    await giveStickers(mia, ['bee']);
    const twice = { day, scene: SCENES[0], x: 1, y: 1 };
    expectFieldError(await place([twice, twice]), 'stickers', message);
    for (const wrong of [{ scene: 'moon' }, { x: 1001 }, { y: -1 }, { x: 0.5 }, { y: undefined }])
      expectError(await place([{ ...twice, ...wrong }]), 400, 'validation');
    expectFieldError(await place([twice, { ...twice, day: addDays(today(), -3) }]), 'stickers', message);
    expect((await nestOf(mia)).stickers[0]?.scene).toBeNull();
  });
});

describe('the greeting of a new kid', () => {
  it('is saved permanently', async () => {
    const { mia } = at;
    const tablet = tabletOf(mia);
    const greeted = async () =>
      expectResponse(await tablet.get(`/api/kids/${mia.id}`), 200, kidRecord).greeted;
    expect(await greeted()).toBe(false);
    expectFieldError(
      await tablet.put(`/api/kids/${mia.id}/nest`, { greeted: false }),
      'greeted',
      'Only true is accepted here',
    );
    expectResponse(await tablet.put(`/api/kids/${mia.id}/nest`, { greeted: true }), 200, nest);
    expect(await greeted()).toBe(true);
  });
});

describe('a good night', () => {
  const say = (on: unknown, agent = tabletOf(at.mia)) =>
    agent.post(`/api/kids/${at.mia.id}/goodnights`, { on });
  const submittedOn = (day: string) =>
    server.pool.query('UPDATE chore_submissions SET handed_in_on = $2 WHERE kid_id = $1', [at.mia.id, day]);

  it('adds a night to the picture of the week, once', async () => {
    const { mia } = at;
    const { id } = await submitted(mia, await make({ schedule: daily }));
    const first = expectResponse(await say(today()), 201, goodnight);
    expect(first).toEqual({ on: today(), figure: (await nestOf(mia)).nights.figure, count: 1 });
    expect(expectResponse(await say(today()), 201, goodnight)).toEqual(first);
    expect((await nestOf(mia)).nights).toMatchObject({ days: [today()], wall: [] });
    await withdraw(id);
    expect((await nestOf(mia)).nights.days).toEqual([today()]);
  });

  it('of a day without a submitted chore adds no night', async () => {
    const { count } = expectResponse(await say(today()), 200, goodnight);
    expect(count).toBe(0);
    expect((await nestOf(at.mia)).nights.days).toEqual([]);
  });

  it('can be said for today and the two days before', async () => {
    await submitted(at.mia, await make({ schedule: daily }));
    await submittedOn(addDays(today(), -2));
    expect((await say(addDays(today(), -2))).status).toBe(201);
    for (const on of [addDays(today(), -3), addDays(today(), 1)])
      expectFieldError(await say(on), 'on', 'Please choose today or one of the two days before it');
    expectFieldError(await say('tonight'), 'on', 'Please choose a date');
  });

  it('is not accepted from a sibling or another family', async () => {
    const stranger = await kidAgent(server, await createKid(await createFamily(server)));
    expectError(await say(today(), tabletOf(at.ben)), 403);
    expectError(await say(today(), stranger), 404);
  });

  it('of earlier weeks is a picture on the wall', async () => {
    const { mia } = at;
    const days = [-8, -9, -16].map((count) => addDays(today(), count));
    await server.pool.query(
      'INSERT INTO kid_nights (family_id, kid_id, day) SELECT family_id, id, unnest($2::date[]) FROM kids WHERE id = $1',
      [mia.id, days],
    );
    const { wall } = (await nestOf(mia)).nights;
    expect(wall.reduce((sum, { count }) => sum + count, 0)).toBe(3);
    expect(wall.map(({ from }) => from)).toEqual(wall.map(({ from }) => from).toSorted());
  });
});
