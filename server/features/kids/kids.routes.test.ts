import { afterAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import {
  kid as kidRecord,
  kidCard,
  messageResponse,
  parentKid,
  sibling as siblingRecord,
} from '@shared/contracts/kids';
import { Agent } from '../../../tests/support/agent';
import { expectResponse, expectError, expectFieldError } from '../../../tests/support/expect-response';
import { createAdmin, createFamily, createKid, kidAgent } from '../../../tests/support/families';
import { startServer } from '../../../tests/support/server';

const server = await startServer();
afterAll(() => server.close());

const anyone = () => new Agent(server.url);
const pattern = [4, 3, 2, 1];

describe('concurrent changes to the same field', () => {
  it('accept only the first change with the expected old value', async () => {
    const family = await createFamily(server);
    const { id } = await createKid(family, { name: 'Mila' });
    const change = (name: string) =>
      family.parent.put(`/api/kids/${id}`, { name, expected: { name: 'Mila' } });
    const responses = await Promise.all(['One', 'Two', 'Three'].map(change));
    expect(responses.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
    const refused = responses.find(({ status }) => status === 409);
    if (refused) expectError(refused, 409, 'changed_meanwhile');
  });
});

describe('POST /api/kids', () => {
  it('adds a kid with the default color and no stars', async () => {
    const { parent, user } = await createFamily(server);
    const response = await parent.post('/api/kids', {
      name: ' Mia ',
      picturePattern: pattern,
      totalStars: 500,
    });
    expect(expectResponse(response, 201, parentKid)).toMatchObject({
      name: 'Mia',
      avatarColor: '#FF6B6B',
      totalStars: 0,
      lifetimeStars: 0,
      currentLevel: 1,
      familyCode: user.familyCode,
      lockedUntil: null,
    });
  });

  it.each([
    ['name', { name: '' }, 'Name is required'],
    ['name', { name: undefined }, 'Name is required'],
    ['name', { name: 7 }, 'Name is required'],
    ['name', { name: 'M'.repeat(61) }, 'Please use 60 characters or fewer'],
    ['avatarColor', { avatarColor: 'red;background:url(x)' }, 'Please choose a color'],
    ['picturePattern', { picturePattern: [1, 2, 3] }, 'Must select exactly 4 pictures'],
    ['picturePattern', { picturePattern: undefined }, 'Must select exactly 4 pictures'],
    ['picturePattern', { picturePattern: [1, 1, 2, 3] }, 'Choose 4 different pictures'],
  ])('rejects a bad %s', async (field, change, message) => {
    const { parent } = await createFamily(server);
    expectFieldError(
      await parent.post('/api/kids', { name: 'Mia', picturePattern: pattern, ...change }),
      field,
      message,
    );
    expect(expectResponse(await parent.get('/api/kids'), 200, z.array(parentKid))).toEqual([]);
  });
});

describe('GET /api/kids', () => {
  it("lists the family's own kids in the order they were added", async () => {
    const family = await createFamily(server);
    await createKid(await createFamily(server), { name: 'Another family' });
    for (const name of ['Mia', 'Leo', 'Ava']) await createKid(family, { name });
    const kids = expectResponse(await family.parent.get('/api/kids'), 200, z.array(parentKid));
    expect(kids.map(({ name }) => name)).toEqual(['Mia', 'Leo', 'Ava']);
  });
});

describe('GET /api/kids/:id', () => {
  it('returns the full record to the family and the card to everyone else', async () => {
    const family = await createFamily(server);
    const kid = await createKid(family);
    const sibling = await createKid(family, { name: 'Leo' });
    const path = `/api/kids/${kid.id}`;
    expectResponse(await family.parent.get(path), 200, parentKid);
    expectResponse(await (await kidAgent(server, kid)).get(path), 200, kidRecord);
    expectResponse(await (await kidAgent(server, sibling)).get(path), 200, siblingRecord);
    expectResponse(await anyone().get(path), 200, kidCard);
    expectResponse(await (await createFamily(server)).parent.get(path), 200, kidCard);
    expectResponse(await (await createAdmin(server)).get(path), 200, kidCard);
  });

  it.each([crypto.randomUUID(), 'nobody', '0'])('returns 404 for %s', async (id) => {
    expectError(await anyone().get(`/api/kids/${id}`), 404, 'not_found');
  });
});

describe('PUT /api/kids/:id', () => {
  it('changes name and color separately', async () => {
    const family = await createFamily(server);
    const kid = await createKid(family);
    const put = async (body: object) =>
      expectResponse(await family.parent.put(`/api/kids/${kid.id}`, body), 200, parentKid);
    expect(await put({ name: 'Mila' })).toMatchObject({ name: 'Mila', avatarColor: kid.avatarColor });
    expect(await put({ avatarColor: '#5BB8F5' })).toMatchObject({ name: 'Mila', avatarColor: '#5BB8F5' });
    expect(await put({ totalStars: 99, familyCode: '00000' })).toMatchObject({
      totalStars: 0,
      familyCode: kid.familyCode,
    });
  });

  it('rejects an empty name', async () => {
    const family = await createFamily(server);
    const kid = await createKid(family);
    expectFieldError(
      await family.parent.put(`/api/kids/${kid.id}`, { name: ' ' }),
      'name',
      'Name is required',
    );
  });
});

describe('PUT /api/kids/:id/password', () => {
  it("changes the pictures and ends the kid's sessions in every process", async () => {
    const family = await createFamily(server);
    const kid = await createKid(family);
    const tablet = await kidAgent(server, kid);
    const other = await startServer({ database: server.database });
    try {
      const elsewhere = other.agentOf(tablet);
      const path = `/api/kids/${kid.id}/lifetime-stars`;
      expect((await elsewhere.get(path)).status).toBe(200);
      expectResponse(
        await family.parent.put(`/api/kids/${kid.id}/password`, { picturePattern: pattern }),
        200,
        messageResponse,
      );
      expectError(await tablet.get(path), 401, 'unauthorized');
      await expect.poll(async () => (await elsewhere.get(path)).status).toBe(401);
    } finally {
      await other.close();
    }
    expectError(await anyone().post(`/api/kids/${kid.id}/login`, { pattern: kid.pattern }), 401);
    expect((await anyone().post(`/api/kids/${kid.id}/login`, { pattern })).status).toBe(200);
  });

  it('rejects three pictures', async () => {
    const family = await createFamily(server);
    const kid = await createKid(family);
    expectFieldError(
      await family.parent.put(`/api/kids/${kid.id}/password`, { picturePattern: [1, 2, 3] }),
      'picturePattern',
      'Must select exactly 4 pictures',
    );
  });
});

describe('DELETE /api/kids/:id', () => {
  it('deletes the kid and ends their sessions', async () => {
    const family = await createFamily(server);
    const kid = await createKid(family);
    const tablet = await kidAgent(server, kid);
    expect((await family.parent.del(`/api/kids/${kid.id}`)).status).toBe(204);
    expectError(await family.parent.get(`/api/kids/${kid.id}`), 404);
    expectError(await tablet.get(`/api/kids/${kid.id}/lifetime-stars`), 401);
    expectError(await family.parent.del(`/api/kids/${kid.id}`), 404);
  });
});

describe('access to kids', () => {
  const calls: [string, (agent: Agent, id: string) => ReturnType<Agent['get']>][] = [
    ['GET /api/kids', (agent) => agent.get('/api/kids')],
    ['POST /api/kids', (agent) => agent.post('/api/kids', { name: 'Mia', picturePattern: pattern })],
    ['PUT /api/kids/:id', (agent, id) => agent.put(`/api/kids/${id}`, { name: 'Mila' })],
    [
      'PUT /api/kids/:id/password',
      (agent, id) => agent.put(`/api/kids/${id}/password`, { picturePattern: pattern }),
    ],
    ['POST /api/kids/:id/unlock', (agent, id) => agent.post(`/api/kids/${id}/unlock`)],
    ['DELETE /api/kids/:id', (agent, id) => agent.del(`/api/kids/${id}`)],
  ];

  it.each(calls)('%s is allowed to parents only', async (_name, call) => {
    const family = await createFamily(server);
    const kid = await createKid(family);
    expectError(await call(anyone(), kid.id), 401, 'unauthorized', 'Unauthorized');
    expectError(await call(await kidAgent(server, kid), kid.id), 403, 'forbidden');
    expectError(await call(await createAdmin(server), kid.id), 403, 'forbidden');
  });

  it.each(calls.filter(([name]) => name.includes(':id')))(
    "%s returns 404 for another family's kid",
    async (_name, call) => {
      const kid = await createKid(await createFamily(server));
      const { parent } = await createFamily(server);
      expectError(await call(parent, kid.id), 404, 'not_found');
      expect((await anyone().post(`/api/kids/${kid.id}/login`, { pattern: kid.pattern })).status).toBe(200);
    },
  );
});
