import { afterAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { approvedRedemption } from '@shared/contracts/redemptions';
import { expectError, expectFieldError, expectResponse } from '../../../tests/support/expect-response';
import { createFamily, createKid, kidAgent } from '../../../tests/support/families';
import { useKidWithNews } from '../../../tests/support/kid-with-news';
import { startServer } from '../../../tests/support/server';
import { openSocket } from '../../../tests/support/sockets';
import { newId } from '../../lib/ids';
import { purgeExpired } from '../audit/retention';

const server = await startServer();
afterAll(() => server.close());
const { at, news, typesNow, shown, showAll, reviewed, approved, asked, moveStars } = useKidWithNews(server);

describe('PUT /api/kids/:id/news', () => {
  it('marks everything up to an item as shown on all devices, even when called twice', async () => {
    await approved(15);
    const items = await news();
    const second = items[1]?.id;
    const other = await kidAgent(server, at.mia);
    expect((await shown(second)).status).toBe(204);
    expect((await shown(second, other)).status).toBe(204);
    expect(await news(other)).toEqual(items.slice(2));
    await showAll();
    expect((await shown(second)).status).toBe(204);
    expect(await news()).toEqual([]);
  });

  it('agrees with approved-rewards and mark-shown', async () => {
    await moveStars(50);
    await showAll();
    const unshown = async () =>
      expectResponse(
        await at.tablet.get(`/api/kids/${at.mia.id}/approved-rewards`),
        200,
        z.array(approvedRedemption),
      ).map(({ id }) => id);
    const [first, second] = [await asked(5), await asked(5)];
    for (const id of [first, second]) await reviewed(`/api/reward-redemptions/${id}`);
    expect(await unshown()).toEqual([first, second]);
    await at.tablet.put(`/api/reward-redemptions/${first}/mark-shown`, {});
    expect(await news()).toMatchObject([{ type: 'reward_approved', data: { redemptionId: second } }]);
    expect(await unshown()).toEqual([second]);
    await showAll();
    expect(await unshown()).toEqual([]);
    expect(await news()).toEqual([]);
  });

  it.each([newId(), 'nonsense', ''])('returns 404 for the unknown news item %j', async (upTo) => {
    await approved(5);
    expectError(await shown(upTo), 404, 'not_found', 'News not found');
    expect(await news()).not.toEqual([]);
  });

  it('returns 400 without an item', async () => {
    expectFieldError(await shown(undefined), 'upTo', 'upTo is required');
    expectFieldError(await shown(7), 'upTo', 'upTo is required');
  });

  it('returns 403 to a sibling and 404 to another family', async () => {
    const ben = await kidAgent(server, await createKid(at.family, { name: 'Ben' }));
    const stranger = await kidAgent(server, await createKid(await createFamily(server)));
    await approved(5);
    const upTo = (await news())[0]?.id;
    expectError(await ben.get(`/api/kids/${at.mia.id}/news`), 403, 'forbidden');
    expectError(await shown(upTo, ben), 403, 'forbidden');
    expectError(await stranger.get(`/api/kids/${at.mia.id}/news`), 404, 'not_found');
    expectError(await shown(upTo, stranger), 404, 'not_found');
  });
});

it('sends an event to the kid and the parents when news is added or shown', async () => {
  const [desk, own] = [await openSocket(at.family.parent), await openSocket(at.tablet)];
  await desk.join('parent', at.family.user.id);
  await own.join('kid', at.mia.id);
  await moveStars(5);
  for (const socket of [desk, own]) {
    expect(await socket.next()).toMatchObject({ type: 'stars_changed' });
    expect(await socket.next()).toEqual({ type: 'news', kidId: at.mia.id });
  }
  await showAll();
  for (const socket of [desk, own]) expect(await socket.next()).toEqual({ type: 'news', kidId: at.mia.id });
});

it('is kept for 30 days after it was shown, or for 90 days if it was not', async () => {
  await approved(5);
  await showAll();
  await moveStars(1);
  const aged = (days: number) =>
    server.pool.query(
      `UPDATE kid_news SET created_at = now() - $1 * interval '1 day', shown_at = CASE WHEN shown_at IS NULL THEN NULL ELSE now() - $1 * interval '1 day' END WHERE kid_id = $2`,
      [days, at.mia.id],
    );
  const kept = async () =>
    (await server.pool.query('SELECT type FROM kid_news WHERE kid_id = $1 ORDER BY position', [at.mia.id]))
      .rows.length;
  await aged(29);
  await purgeExpired(server.deps);
  expect(await kept()).toBe(3);
  await aged(31);
  await purgeExpired(server.deps);
  expect(await typesNow()).toEqual(['bonus']);
  expect(await kept()).toBe(1);
  await aged(91);
  await purgeExpired(server.deps);
  expect(await kept()).toBe(0);
});
