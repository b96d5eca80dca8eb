import { sql } from 'drizzle-orm';
import { afterAll, describe, expect, it } from 'vitest';
import { listPage, wholeList } from '../../../tests/support/admin-list';
import { expectFieldError } from '../../../tests/support/expect-response';
import { createAdmin, createFamily, createKid, idOfFamily, unique } from '../../../tests/support/families';
import { freeCodesSql } from '../../../tests/support/family-codes';
import { startServer } from '../../../tests/support/server';
import { newId } from '../../lib/ids';

const server = await startServer();
afterAll(() => server.close());
const admin = await createAdmin(server);

const matches = async (search: string) => {
  const page = await listPage(admin, { search, limit: '200' });
  expect(page.total).toBe(page.families.length);
  return page.families.map(({ username }) => username);
};

describe('GET /api/admin/families?search=', () => {
  it.each([
    ['family name', 'SkYlArK h'],
    ['username', 'SKY.PARENT'],
    ['email', '@Sky.Example'],
    ['any kid`s name', 'zÉbul'],
    ['a parent’s whole name', 'finch skylA'],
  ])('finds by %s in any letter case', async (_what, search) => {
    const username = unique('sky.parent');
    const family = await createFamily(server, {
      username,
      familyName: `The Skylark House`,
      email: 'Dana@sky.example',
      firstName: 'Finch',
      lastName: 'Skylark',
    });
    await createKid(family);
    await createKid(family, { name: 'Zébulon' });
    await createFamily(server, { firstName: 'Skylar', lastName: 'Houses' });
    expect(await matches(search)).toContain(username);
    expect((await matches(search)).every((found) => found.startsWith('sky.parent'))).toBe(true);
  });

  it('finds by any part of the family code', async () => {
    const { user } = await createFamily(server);
    for (const part of [user.familyCode, user.familyCode.slice(1, 4)]) {
      expect(await matches(part)).toContain(user.username);
    }
  });

  it.each(['%', '_', '\\', '%%', 'a_c', "' OR true --"])(
    'treats %s as an ordinary character',
    async (search) => {
      const username = unique('wild');
      await createFamily(server, { username, familyName: `abc xyz` });
      expect(await matches(search)).toEqual([]);
      const literal = unique('literal');
      await createFamily(server, { username: literal, familyName: `with ${search} in it` });
      expect(await matches(search)).toEqual([literal]);
      await server.deps.db.execute(`DELETE FROM families WHERE name LIKE 'with %'`);
    },
  );

  it('finds suspended families, and families without a login for 90 days', async () => {
    const familyName = unique('states');
    const [suspended, unused] = [
      await createFamily(server, { familyName }),
      await createFamily(server, { familyName }),
    ];
    await createFamily(server, { familyName });
    const idOf = ({ user }: typeof unused) => idOfFamily(server, user.familyCode);
    await admin.post(`/api/admin/families/${await idOf(suspended)}/suspend`, { reason: 'To test' });
    await server.deps.db.execute(sql`UPDATE families SET created_at = now() - interval '1 year'`);
    await server.deps.db.execute(sql`
      UPDATE memberships SET last_used_at = now() - interval '91 days' WHERE family_id = ${await idOf(unused)}`);
    for (const [state, family] of [
      ['suspended', suspended],
      ['unused', unused],
    ] as const) {
      for (const search of ['', familyName.toUpperCase()]) {
        const { families, total } = await listPage(admin, { search, state });
        expect([total, families.map(({ username }) => username)]).toEqual([1, [family.user.username]]);
      }
    }
    expectFieldError(
      await admin.get('/api/admin/families?state=lost'),
      'state',
      'state must be one of suspended, unused',
    );
  });

  it('does not match across two fields', async () => {
    const family = await createFamily(server, { familyName: 'Nightin' });
    await createKid(family, { name: 'Gale' });
    expect(await matches('nightingale')).toEqual([]);
  });

  it('finds new names, and no old ones, after changes', async () => {
    const username = unique('changing');
    const family = await createFamily(server, { username });
    const kid = await createKid(family, { name: 'Oldname' });
    expect(await matches('oldname')).toEqual([username]);
    await family.parent.put(`/api/kids/${kid.id}`, { name: 'Newname' });
    expect(await matches('oldname')).toEqual([]);
    expect(await matches('newname')).toEqual([username]);
    await family.parent.del(`/api/kids/${kid.id}`);
    expect(await matches('newname')).toEqual([]);
    await server.deps.db.execute(
      `UPDATE families SET name = 'Later' WHERE code = '${family.user.familyCode}'`,
    );
    expect(await matches('later')).toEqual([username]);
  });

  it('finds every kid of several added concurrently', async () => {
    const username = unique('crowd');
    const family = await createFamily(server, { username });
    const names = Array.from({ length: 6 }, (_, index) => unique(`together${index}`));
    await Promise.all(names.map((name) => createKid(family, { name })));
    for (const name of names) expect(await matches(name)).toEqual([username]);
  });

  it('returns an empty page and a total of 0 when nothing matches', async () => {
    expect(await listPage(admin, { search: 'no such family anywhere' })).toEqual({
      families: [],
      total: 0,
      cursor: null,
    });
  });

  it('trims the search and ignores an empty one', async () => {
    const { user } = await createFamily(server, { familyName: 'Spacious' });
    expect(await matches('  spacious ')).toEqual([user.username]);
    const everyone = await wholeList(admin);
    expect((await listPage(admin, { search: '  ', limit: '200' })).total).toBe(everyone.length);
  });
});

describe('GET /api/admin/families with pages', () => {
  it('returns every family once, newest first, while families are added and deleted', async () => {
    const tag = unique('paged');
    const made = [];
    for (let index = 0; index < 7; index += 1) made.push(await createFamily(server, { familyName: tag }));
    const newestFirst = made.map(({ user }) => user.username).toReversed();

    const first = await listPage(admin, { search: tag, limit: '3' });
    expect(first.families.map(({ username }) => username)).toEqual(newestFirst.slice(0, 3));
    expect(first.total).toBe(7);

    // Adding and deleting families must not shift the pages.
    await createFamily(server, { familyName: tag });
    const last = first.families.at(-1);
    expect((await admin.del(`/api/admin/families/${last?.id}`)).status).toBe(204);
    const second = await listPage(admin, { search: tag, limit: '3', cursor: first.cursor ?? '' });
    expect(second.families.map(({ username }) => username)).toEqual(newestFirst.slice(3, 6));
    expect(second.total).toBe(7);
    const third = await listPage(admin, { search: tag, limit: '3', cursor: second.cursor ?? '' });
    expect(third.families.map(({ username }) => username)).toEqual(newestFirst.slice(6));
    expect(third.cursor).toBeNull();
    expect(third.total).toBe(7);
  });

  it('pages through families with the same timestamp', async () => {
    const tag = unique('twins');
    for (let index = 0; index < 4; index += 1) await createFamily(server, { familyName: tag });
    await server.deps.db.execute(`UPDATE families SET created_at = '2026-01-01' WHERE name = '${tag}'`);
    const seen: string[] = [];
    let cursor: string | null = '';
    while (cursor !== null) {
      const page = await listPage(admin, { search: tag, limit: '1', ...(cursor && { cursor }) });
      seen.push(...page.families.map(({ id }) => id));
      cursor = page.cursor;
    }
    expect(seen).toHaveLength(4);
    expect(new Set(seen).size).toBe(4);
  });

  it('matches the whole list when there is no search', async () => {
    const everyone = await wholeList(admin);
    const first = await listPage(admin, { limit: '5' });
    expect(first.total).toBe(everyone.length);
    expect(first.families).toEqual(everyone.slice(0, 5));
    const second = await listPage(admin, { limit: '5', cursor: first.cursor ?? '' });
    expect(second.families).toEqual(everyone.slice(5, 10));
  });

  it('returns 50 families per page by default', async () => {
    await server.deps.db.execute(`
      WITH code AS (${freeCodesSql(60)}),
      made AS (INSERT INTO families (id, code) SELECT gen_random_uuid(), code FROM code RETURNING id, code),
      owner AS (
        INSERT INTO users (id, username, password_hash, role)
        SELECT gen_random_uuid(), 'many' || code, 'x', 'parent' FROM made RETURNING id, username)
      INSERT INTO memberships (family_id, user_id, role)
      SELECT made.id, owner.id, 'owner' FROM made JOIN owner ON owner.username = 'many' || code`);
    const page = await listPage(admin, { search: 'many' });
    expect(page.families).toHaveLength(50);
    expect(page.total).toBe(60);
    expect(page.cursor).not.toBeNull();
  });

  it.each(['0', '201', '-1', '1.5', 'ten', '', '1e2', '99999'])('rejects limit=%s', async (limit) => {
    const response = await admin.get(`/api/admin/families?limit=${limit}`);
    expectFieldError(response, 'limit', 'limit must be a whole number from 1 to 200');
  });

  const far = btoa(`999999999999999 ${newId()}`);
  it.each(['x', '', 'MTIz', btoa('999999999999999999 x'), far, btoa('1 not-an-id'), btoa("1 ' OR true --")])(
    'rejects cursor=%s',
    async (cursor) => {
      const response = await admin.get(`/api/admin/families?cursor=${encodeURIComponent(cursor)}`);
      expectFieldError(response, 'cursor', 'This cursor isn’t valid. Please start from the first page.');
    },
  );

  it('rejects a search with control characters, a long one, and two searches', async () => {
    expectFieldError(
      await admin.get('/api/admin/families?search=a%00b'),
      'search',
      'Please use regular characters only',
    );
    expectFieldError(
      await admin.get(`/api/admin/families?search=${'x'.repeat(255)}`),
      'search',
      'Please use 254 characters or fewer',
    );
    expectFieldError(
      await admin.get('/api/admin/families?search=a&search=b'),
      'search',
      'Please enter some text',
    );
  });
});
