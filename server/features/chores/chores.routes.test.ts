import { afterAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { chore } from '@shared/contracts/chores';
import { UNSCHEDULED } from '@shared/rules/schedule';
import { expectResponse, expectError, expectFieldError } from '../../../tests/support/expect-response';
import { createChore, createFamily, createKid, kidAgent } from '../../../tests/support/families';
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

const choreList = z.array(chore);
const asker = await createFamily(server);

const invalidFields: InvalidField[] = [
  ...invalidNames('Chore name is required'),
  ...invalidDescriptions,
  ...invalidImages,
  ['iconName', 'skull', 'Please choose a chore icon'],
  ...invalidCounts('starReward', 'Must reward at least 1 star', 1000),
  ['starReward', '', WHOLE_NUMBER],
  ['starReward', null, WHOLE_NUMBER],
  ['category', 'garage', 'Please choose a category'],
  ['category', '', 'Please choose a category'],
  ['difficulty', 'brutal', 'Please choose easy, medium, or hard'],
  ...invalidSwitches('isActive'),
];

describeFamilyOnly(server, '/chores');

describe('two changes of the same field', () => {
  it('rejects one of two concurrent changes that expect the same state', async () => {
    const family = await createFamily(server);
    const { id } = await createChore(family, { name: 'Feed the cat', starReward: 5 });
    const change = (name: string) =>
      family.parent.put(`/api/chores/${id}`, { name, expected: { name: 'Feed the cat' } });
    const names = ['Feed Tom', 'Feed Tim', 'Feed both', 'Feed all'];
    const responses = await Promise.all(names.map(change));
    expect(responses.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409]);
    const kept = names[responses.findIndex(({ status }) => status === 200)];
    expect((await family.parent.get('/api/chores')).body).toMatchObject([{ name: kept, starReward: 5 }]);
    const refused = responses.find(({ status }) => status === 409);
    if (refused) expectError(refused, 409, 'changed_meanwhile');
    const stars = { starReward: 7, expected: { starReward: 5, schedule: UNSCHEDULED.schedule } };
    expectResponse(await family.parent.put(`/api/chores/${id}`, stars), 200, chore);
  });
});

describe('POST /api/chores', () => {
  it('fills in the defaults for a chore that has only a name', async () => {
    const { parent } = await createFamily(server);
    const made = expectResponse(await parent.post('/api/chores', { name: '  Feed the cat ' }), 201, chore);
    expect(made).toMatchObject({
      name: 'Feed the cat',
      description: null,
      imageUrl: null,
      iconName: null,
      starReward: 5,
      category: 'general',
      difficulty: 'medium',
      isActive: true,
    });
  });

  it('keeps every known field and ignores others', async () => {
    const { parent } = await createFamily(server);
    const body = {
      name: 'Wash up 🍽️ <b>now</b>',
      description: 'Two\nlines',
      imageUrl: 'https://pictures.example/plates.png?size=2',
      iconName: 'wash-dishes',
      starReward: 1000,
      category: 'kitchen',
      difficulty: 'hard',
      isActive: false,
    };
    const foreign = {
      id: newId(),
      familyId: newId(),
      createdAt: '2000-01-01',
      archivedAt: null,
      role: 'admin',
    };
    const made = expectResponse(await parent.post('/api/chores', { ...body, ...foreign }), 201, chore);
    expect(made).toEqual({ ...UNSCHEDULED, ...body, id: made.id, createdAt: made.createdAt });
    expect(made.id).not.toBe(foreign.id);
    expect(expectResponse(await parent.get('/api/chores'), 200, choreList)).toEqual([made]);
  });

  it('treats empty form fields as missing', async () => {
    const { parent } = await createFamily(server);
    const body = { name: 'Dust', description: '\u200b', imageUrl: '', iconName: '' };
    const made = expectResponse(await parent.post('/api/chores', body), 201, chore);
    expect(made).toMatchObject({ description: null, imageUrl: null, iconName: null });
  });

  it.each(invalidFields)('rejects %s %j', async (field, value, message) => {
    expectFieldError(
      await asker.parent.post('/api/chores', { name: 'Dust', [field]: value }),
      field,
      message,
    );
  });

  it('rejects a number that is too large', async () => {
    const text = '{"name":"Dust","starReward":1e400}';
    expectFieldError(await asker.parent.send('POST', '/api/chores', text), 'starReward', WHOLE_NUMBER);
  });

  it('reports every invalid field, and shows the first one’s message', async () => {
    const body = expectError(await asker.parent.post('/api/chores', { starReward: 0, isActive: 'yes' }), 400);
    expect(body).toMatchObject({
      message: 'Chore name is required',
      code: 'validation',
      key: 'validation.chore_name',
      fields: {
        name: 'Chore name is required',
        starReward: 'Must reward at least 1 star',
        isActive: 'Please choose on or off',
      },
    });
  });

  it('rejects a list and a missing body', async () => {
    expectError(await asker.parent.post('/api/chores', [{ name: 'Dust' }]), 400, 'validation');
    expectError(await asker.parent.post('/api/chores'), 400, 'validation', 'Chore name is required');
  });

  it('accepts the family’s own finished upload, but no unfinished one and no other family’s', async () => {
    const [family, other] = await Promise.all([createFamily(server), createFamily(server)]);
    const own = await createUpload(family);
    const post = (imageUrl: string) => family.parent.post('/api/chores', { name: 'Dust', imageUrl });
    expect(expectResponse(await post(own), 201, chore).imageUrl).toBe(own);
    expectFieldError(await post(await createUpload(family, 'waiting')), 'imageUrl', NOT_OWN_IMAGE);
    expectFieldError(await post(await createUpload(other)), 'imageUrl', NOT_OWN_IMAGE);
  });
});

describe('GET /api/chores', () => {
  it('lists the family’s own chores, newest first, including paused ones', async () => {
    const [family, other] = await Promise.all([createFamily(server), createFamily(server)]);
    await createChore(other);
    const first = await createChore(family, { name: 'First' });
    const second = await createChore(family, { name: 'Second', isActive: false });
    expect(expectResponse(await family.parent.get('/api/chores'), 200, choreList)).toEqual([second, first]);
  });

  it('is an empty list for a new family', async () => {
    const { parent } = await createFamily(server);
    expect(expectResponse(await parent.get('/api/chores'), 200, choreList)).toEqual([]);
  });
});

describe('GET /api/kids/family/:code/chores', () => {
  it('lists chores for kids and parents, cheapest first, then by name, including paused ones', async () => {
    const family = await createFamily(server);
    const kid = await kidAgent(server, await createKid(family));
    await createChore(family, { name: 'Windows', starReward: 9 });
    await createChore(family, { name: 'Dust', starReward: 2 });
    await createChore(family, { name: 'cook', starReward: 2, isActive: false });
    for (const agent of [kid, family.parent]) {
      const path = `/api/kids/family/${family.user.familyCode}/chores`;
      const names = expectResponse(await agent.get(path), 200, choreList).map(({ name }) => name);
      expect(names).toEqual(['cook', 'Dust', 'Windows']);
    }
  });
});

describe('PUT /api/chores/:id', () => {
  it('changes the given fields only', async () => {
    const family = await createFamily(server);
    const made = await createChore(family, { description: 'With care', starReward: 3 });
    const change = { name: 'Feed both cats', starReward: 4, isActive: false };
    const changed = expectResponse(await family.parent.put(`/api/chores/${made.id}`, change), 200, chore);
    expect(changed).toEqual({ ...made, ...change });
    expect(expectResponse(await family.parent.get('/api/chores'), 200, choreList)).toEqual([changed]);
  });

  it('clears a field that is sent empty or null', async () => {
    const family = await createFamily(server);
    const made = await createChore(family, {
      description: 'With care',
      iconName: 'dust',
      imageUrl: 'https://pictures.example/cat.png',
    });
    const change = { description: null, iconName: '', imageUrl: '' };
    const changed = expectResponse(await family.parent.put(`/api/chores/${made.id}`, change), 200, chore);
    expect(changed).toEqual({ ...made, description: null, iconName: null, imageUrl: null });
  });

  it('changes nothing without a known field', async () => {
    const family = await createFamily(server);
    const made = await createChore(family);
    for (const body of [{}, { familyId: newId(), createdAt: '2000-01-01' }]) {
      expect(expectResponse(await family.parent.put(`/api/chores/${made.id}`, body), 200, chore)).toEqual(
        made,
      );
    }
  });

  it.each(invalidFields)('rejects %s %j', async (field, value, message) => {
    const made = await createChore(asker);
    expectFieldError(await asker.parent.put(`/api/chores/${made.id}`, { [field]: value }), field, message);
    expect(expectResponse(await asker.parent.get('/api/chores'), 200, choreList)).toContainEqual(made);
  });

  it('returns 404 for another family’s chore and leaves it unchanged', async () => {
    const [family, other] = await Promise.all([createFamily(server), createFamily(server)]);
    const theirs = await createChore(other);
    const response = await family.parent.put(`/api/chores/${theirs.id}`, { name: 'Mine now' });
    expectError(response, 404, 'not_found', 'Chore not found');
    expect(expectResponse(await other.parent.get('/api/chores'), 200, choreList)).toEqual([theirs]);
  });

  it.each([newId(), 'nonsense', '1', "1'%20OR%201=1", '%00'])('answers 404 for the id %s', async (id) => {
    expectError(await asker.parent.put(`/api/chores/${id}`, { name: 'x' }), 404, 'not_found');
  });
});

describe('DELETE /api/chores/:id', () => {
  it('removes the chore from the list permanently', async () => {
    const family = await createFamily(server);
    const [gone, kept] = [await createChore(family), await createChore(family)];
    const response = await family.parent.del(`/api/chores/${gone.id}`);
    expect([response.status, response.body]).toEqual([204, null]);
    expect(expectResponse(await family.parent.get('/api/chores'), 200, choreList)).toEqual([kept]);
    expectError(await family.parent.put(`/api/chores/${gone.id}`, { isActive: true }), 404, 'not_found');
    expectError(await family.parent.del(`/api/chores/${gone.id}`), 404, 'not_found', 'Chore not found');
  });

  it('returns 404 for another family’s chore and keeps it', async () => {
    const [family, other] = await Promise.all([createFamily(server), createFamily(server)]);
    const theirs = await createChore(other);
    expectError(await family.parent.del(`/api/chores/${theirs.id}`), 404, 'not_found');
    expect(expectResponse(await other.parent.get('/api/chores'), 200, choreList)).toEqual([theirs]);
  });

  it('rejects a request from another site with 403', async () => {
    const made = await createChore(asker);
    const response = await asker.parent.del(`/api/chores/${made.id}`, undefined, {
      Origin: 'https://evil.example',
    });
    expectError(response, 403, 'foreign_origin');
    expect(expectResponse(await asker.parent.get('/api/chores'), 200, choreList)).toContainEqual(made);
  });
});
