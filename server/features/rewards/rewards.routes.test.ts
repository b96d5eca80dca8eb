import { eq } from 'drizzle-orm';
import { afterAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { kidReward, reward } from '@shared/contracts/rewards';
import { rewards } from '@shared/tables/index';
import { expectResponse, expectError, expectFieldError } from '../../../tests/support/expect-response';
import { createFamily, createKid, createReward, kidAgent } from '../../../tests/support/families';
import {
  invalidCounts,
  invalidDescriptions,
  invalidImages,
  invalidNames,
  NOT_OWN_IMAGE,
  invalidSwitches,
  WHOLE_NUMBER,
  type InvalidField,
} from '../../../tests/support/invalid-fields';
import { describeFamilyOnly } from '../../../tests/support/policy';
import { startServer } from '../../../tests/support/server';
import { createUpload } from '../../../tests/support/uploads';
import { newId } from '../../lib/ids';

const server = await startServer();
afterAll(() => server.close());

const rewardList = z.array(reward);
const asker = await createFamily(server);

const invalidFields: InvalidField[] = [
  ...invalidNames('Reward name is required'),
  ...invalidDescriptions,
  ...invalidImages,
  ...invalidCounts('starCost', 'Must cost at least 1 star', 100_000),
  ['starCost', '', WHOLE_NUMBER],
  ['starCost', null, WHOLE_NUMBER],
  ['iconName', 'skull', 'Please choose a reward icon'],
  ['tier', 'huge', 'Please choose small, medium, or big'],
  ['tier', '', 'Please choose small, medium, or big'],
  ...invalidSwitches('isMystery'),
  ...invalidSwitches('isActive'),
  ...invalidCounts('maxRedemptions', 'Must be at least 1, or blank for no limit', 100_000),
];

describeFamilyOnly(server, '/rewards');

describe('concurrent changes to the same field', () => {
  it('accept only the first change with the expected old value', async () => {
    const family = await createFamily(server);
    const { id } = await createReward(family, { name: 'Ice cream' });
    const change = (name: string) =>
      family.parent.put(`/api/rewards/${id}`, { name, expected: { name: 'Ice cream' } });
    const responses = await Promise.all(['One', 'Two', 'Three'].map(change));
    expect(responses.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
    const refused = responses.find(({ status }) => status === 409);
    if (refused) expectError(refused, 409, 'changed_meanwhile');
  });
});

describe('POST /api/rewards', () => {
  it('fills in the defaults for a reward that has only a name', async () => {
    const { parent } = await createFamily(server);
    const made = expectResponse(await parent.post('/api/rewards', { name: ' Ice cream ' }), 201, reward);
    expect(made).toEqual({
      id: made.id,
      createdAt: made.createdAt,
      name: 'Ice cream',
      description: null,
      imageUrl: null,
      iconName: null,
      starCost: 10,
      tier: 'medium',
      isMystery: false,
      isActive: true,
      maxRedemptions: null,
      kidIds: [],
      limit: null,
      currentRedemptions: 0,
    });
  });

  it('keeps every known field and ignores others, including the redemption count', async () => {
    const { parent } = await createFamily(server);
    const body = {
      name: 'A day at the sea',
      description: 'With chips',
      imageUrl: 'https://pictures.example/sea.webp',
      iconName: 'bus-trip',
      starCost: 100_000,
      tier: 'big',
      isMystery: true,
      isActive: false,
      maxRedemptions: 3,
    };
    const foreign = { id: newId(), familyId: newId(), currentRedemptions: -5, archivedAt: null };
    const made = expectResponse(await parent.post('/api/rewards', { ...body, ...foreign }), 201, reward);
    expect(made).toEqual({
      ...body,
      id: made.id,
      createdAt: made.createdAt,
      currentRedemptions: 0,
      kidIds: [],
      limit: null,
    });
    expect(made.id).not.toBe(foreign.id);
    expect(expectResponse(await parent.get('/api/rewards'), 200, rewardList)).toEqual([made]);
  });

  it.each([[null], [''], [undefined]])('treats the limit %j as unlimited', async (maxRedemptions) => {
    const { parent } = await createFamily(server);
    const made = expectResponse(
      await parent.post('/api/rewards', { name: 'Film', maxRedemptions }),
      201,
      reward,
    );
    expect(made.maxRedemptions).toBeNull();
  });

  it.each(invalidFields)('rejects %s %j', async (field, value, message) => {
    expectFieldError(
      await asker.parent.post('/api/rewards', { name: 'Film', [field]: value }),
      field,
      message,
    );
  });

  it("accepts the family's own finished upload only", async () => {
    const [family, other] = await Promise.all([createFamily(server), createFamily(server)]);
    const own = await createUpload(family);
    const post = (imageUrl: string) => family.parent.post('/api/rewards', { name: 'Film', imageUrl });
    expect(expectResponse(await post(own), 201, reward).imageUrl).toBe(own);
    expectFieldError(await post(await createUpload(family, 'waiting')), 'imageUrl', NOT_OWN_IMAGE);
    expectFieldError(await post(await createUpload(other)), 'imageUrl', NOT_OWN_IMAGE);
  });
});

describe('GET /api/rewards', () => {
  it("lists the family's rewards, newest first, with the mysteries revealed", async () => {
    const [family, other] = await Promise.all([createFamily(server), createFamily(server)]);
    await createReward(other);
    const first = await createReward(family, { name: 'A puppy', isMystery: true });
    const second = await createReward(family, { isActive: false });
    expect(expectResponse(await family.parent.get('/api/rewards'), 200, rewardList)).toEqual([second, first]);
  });
});

describe('GET /api/kids/family/:code/rewards', () => {
  it('lists active and inactive rewards by price, then by name', async () => {
    const family = await createFamily(server);
    await createReward(family, { name: 'Zoo', starCost: 50 });
    await createReward(family, { name: 'Film', starCost: 5, isActive: false });
    await createReward(family, { name: 'cake', starCost: 5 });
    const answer = await family.parent.get(`/api/kids/family/${family.user.familyCode}/rewards`);
    expect(expectResponse(answer, 200, rewardList).map(({ name }) => name)).toEqual(['cake', 'Film', 'Zoo']);
  });

  it("sorts mysteries by their hidden name, which doesn't reveal the real one", async () => {
    const family = await createFamily(server);
    const kid = await kidAgent(server, await createKid(family));
    for (const name of ['Cake', 'Zoo', 'Puppy']) await createReward(family, { name });
    for (const name of ['A bike', 'Zebra']) await createReward(family, { name, isMystery: true });
    const path = `/api/kids/family/${family.user.familyCode}/rewards`;
    const toKid = expectResponse(await kid.get(path), 200, kidReward.array()).map(({ name }) => name);
    expect(toKid).toEqual(['Cake', 'Mystery Reward!', 'Mystery Reward!', 'Puppy', 'Zoo']);
    const toParent = expectResponse(await family.parent.get(path), 200, rewardList).map(({ name }) => name);
    expect(toParent).toEqual(['A bike', 'Cake', 'Puppy', 'Zebra', 'Zoo']);
  });

  it("hides a mystery's details from the kid but not from the parent", async () => {
    const family = await createFamily(server);
    const kid = await kidAgent(server, await createKid(family));
    const picture = 'https://pictures.example/puppy.png';
    const mystery = await createReward(family, {
      name: 'A puppy',
      description: 'Brown',
      imageUrl: picture,
      iconName: 'zoo-elephant',
      isMystery: true,
    });
    const path = `/api/kids/family/${family.user.familyCode}/rewards`;

    const seen = await kid.get(path);
    expect(expectResponse(seen, 200, kidReward.array())).toEqual([
      {
        ...mystery,
        name: 'Mystery Reward!',
        description: null,
        imageUrl: null,
        iconName: null,
        availableAgainOn: null,
      },
    ]);
    expect(JSON.stringify(seen.body)).not.toMatch(/puppy|Brown|elephant/);
    expect(expectResponse(await family.parent.get(path), 200, rewardList)).toEqual([mystery]);
  });
});

describe('PUT /api/rewards/:id', () => {
  it('changes only the fields in the body', async () => {
    const family = await createFamily(server);
    const made = await createReward(family, {
      description: 'Two scoops',
      iconName: 'ice-cream-cone',
      maxRedemptions: 4,
    });
    const change = { starCost: 11, tier: 'big', isMystery: true };
    const changed = expectResponse(await family.parent.put(`/api/rewards/${made.id}`, change), 200, reward);
    expect(changed).toEqual({ ...made, ...change });
  });

  it('changes nothing without a known field', async () => {
    const family = await createFamily(server);
    const made = await createReward(family);
    for (const body of [{}, { currentRedemptions: 9, familyId: newId() }]) {
      expect(expectResponse(await family.parent.put(`/api/rewards/${made.id}`, body), 200, reward)).toEqual(
        made,
      );
    }
  });

  it('clears a limit with an empty value, and accepts one below the redeemed count', async () => {
    const family = await createFamily(server);
    const made = await createReward(family, { maxRedemptions: 5 });
    await server.db.update(rewards).set({ currentRedemptions: 3 }).where(eq(rewards.id, made.id));
    const put = (maxRedemptions: unknown) => family.parent.put(`/api/rewards/${made.id}`, { maxRedemptions });
    expect(expectResponse(await put(2), 200, reward)).toMatchObject({
      maxRedemptions: 2,
      currentRedemptions: 3,
    });
    expect(expectResponse(await put(''), 200, reward).maxRedemptions).toBeNull();
  });

  it.each(invalidFields)('rejects %s %j', async (field, value, message) => {
    const made = await createReward(asker);
    expectFieldError(await asker.parent.put(`/api/rewards/${made.id}`, { [field]: value }), field, message);
    expect(expectResponse(await asker.parent.get('/api/rewards'), 200, rewardList)).toContainEqual(made);
  });

  it("returns 404 for another family's reward and leaves it unchanged", async () => {
    const [family, other] = await Promise.all([createFamily(server), createFamily(server)]);
    const theirs = await createReward(other);
    const answer = await family.parent.put(`/api/rewards/${theirs.id}`, { starCost: 1 });
    expectError(answer, 404, 'not_found', 'Reward not found');
    expect(expectResponse(await other.parent.get('/api/rewards'), 200, rewardList)).toEqual([theirs]);
  });

  it.each([newId(), 'nonsense', '1', '%00'])('returns 404 for the id %s', async (id) => {
    expectError(await asker.parent.put(`/api/rewards/${id}`, { name: 'x' }), 404, 'not_found');
  });
});

describe('DELETE /api/rewards/:id', () => {
  it('removes the reward from every list', async () => {
    const family = await createFamily(server);
    const [gone, kept] = [await createReward(family), await createReward(family)];
    const answer = await family.parent.del(`/api/rewards/${gone.id}`);
    expect([answer.status, answer.body]).toEqual([204, null]);
    for (const path of ['/api/rewards', `/api/kids/family/${family.user.familyCode}/rewards`]) {
      expect(expectResponse(await family.parent.get(path), 200, rewardList)).toEqual([kept]);
    }
    expectError(await family.parent.put(`/api/rewards/${gone.id}`, { isActive: true }), 404, 'not_found');
    expectError(await family.parent.del(`/api/rewards/${gone.id}`), 404, 'not_found', 'Reward not found');
  });

  it("returns 404 for another family's reward and keeps it", async () => {
    const [family, other] = await Promise.all([createFamily(server), createFamily(server)]);
    const theirs = await createReward(other);
    expectError(await family.parent.del(`/api/rewards/${theirs.id}`), 404, 'not_found');
    expect(expectResponse(await other.parent.get('/api/rewards'), 200, rewardList)).toEqual([theirs]);
  });
});
