import { eq } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { user } from '@shared/contracts/users';
import { users } from '@shared/tables/index';
import { Agent } from '../../../tests/support/agent';
import { expectError, expectFieldError, expectResponse } from '../../../tests/support/expect-response';
import {
  createAdmin,
  createFamily,
  createKid,
  kidAgent,
  type TestFamily,
} from '../../../tests/support/families';
import { addMember } from '../../../tests/support/members';
import { startServer } from '../../../tests/support/server';
import { newId } from '../../lib/ids';
import { unsubscribeToken } from './unsubscribe.service';

const server = await startServer();
afterAll(() => server.close());

let family: TestFamily;
beforeEach(async () => {
  family = await createFamily(server);
  expectResponse(await family.parent.put('/api/user', { weeklyLetter: true }), 200, user);
});

const anyone = () => new Agent(server.url);
const tokenOf = (userId: string) => unsubscribeToken(server.deps.secrets, userId);
const stop = (token: string, agent = anyone()) => agent.post(`/api/weekly-letter/${token}`);
const wants = async (agent = family.parent) =>
  expectResponse(await agent.get('/api/user'), 200, user).weeklyLetter;

describe('the weekly letter setting', () => {
  it('is off by default and belongs to each user', async () => {
    const { agent, user: helper } = await addMember(family, 'helper');
    expect(helper.weeklyLetter).toBe(false);
    expect(await wants()).toBe(true);
    const changed = await agent.put('/api/user', { weeklyLetter: true });
    expect(expectResponse(changed, 200, user).weeklyLetter).toBe(true);
    await family.parent.put('/api/user', { weeklyLetter: false });
    expect([await wants(), await wants(agent)]).toEqual([false, true]);
    await family.parent.put('/api/user', { firstName: 'Dan' });
    expect(await wants()).toBe(false);
  });

  it.each(['yes', 1, null])('returns 400 for %j', async (weeklyLetter) => {
    const response = await family.parent.put('/api/user', { weeklyLetter });
    expectFieldError(response, 'weeklyLetter', 'Please choose on or off');
    expect(await wants()).toBe(true);
  });
});

describe('an unsubscribe link', () => {
  it('works without a session and repeatedly', async () => {
    const token = tokenOf(family.user.id);
    expect((await stop(token)).status).toBe(204);
    expect(await wants()).toBe(false);
    expect((await stop(token)).status).toBe(204);
    await family.parent.put('/api/user', { weeklyLetter: true });
    expect((await stop(token)).status).toBe(204);
    expect(await wants()).toBe(false);
  });

  it.each(['application/x-www-form-urlencoded', 'multipart/form-data; boundary=x'])(
    'accepts the one-click request of mail providers as %s',
    async (type) => {
      const path = `/api/weekly-letter/${tokenOf(family.user.id)}`;
      const response = await anyone().send('POST', path, 'List-Unsubscribe=One-Click', {
        'Content-Type': type,
      });
      expect(response.status).toBe(204);
      expect(await wants()).toBe(false);
    },
  );

  it('works regardless of the signed-in user', async () => {
    const token = tokenOf(family.user.id);
    const kid = await kidAgent(server, await createKid(family));
    for (const agent of [
      kid,
      await createAdmin(server),
      (await createFamily(server)).parent,
      family.parent,
    ]) {
      await server.db.update(users).set({ weeklyLetter: true }).where(eq(users.id, family.user.id));
      expect((await stop(token, agent)).status).toBe(204);
      expect(await wants()).toBe(false);
    }
  });

  it('changes nothing on GET, because mail scanners open links', async () => {
    const token = tokenOf(family.user.id);
    const response = await anyone().get(`/api/weekly-letter/${token}`);
    expect([response.status, response.headers.get('location')]).toEqual([302, `/unsubscribe/${token}`]);
    expect(await wants()).toBe(true);
    const odd = await anyone().get('/api/weekly-letter/%2F%2Fevil.example%0d%0aX');
    expect(odd.headers.get('location')).toBe('/unsubscribe/%2F%2Fevil.example%0D%0AX');
  });

  it("can't be guessed or used for another user", async () => {
    const { user: other } = await createFamily(server);
    const [, signature = ''] = tokenOf(other.id).split('.');
    const wrong = [
      'nonsense',
      family.user.id,
      `${family.user.id}.`,
      `${family.user.id}.${signature}`,
      `${family.user.id}.${server.deps.secrets.linkToken(family.user.id)}`,
      `${tokenOf(family.user.id)}A`,
      tokenOf(newId()),
    ];
    for (const token of wrong)
      expectError(await stop(token), 404, 'not_found', 'This link is no longer valid');
    expect(await wants()).toBe(true);
  });

  it('stops working when the account is deleted', async () => {
    await family.parent.del('/api/family', { password: family.password });
    expectError(await stop(tokenOf(family.user.id)), 404, 'not_found');
  });

  it('is rejected from another site', async () => {
    const token = tokenOf(family.user.id);
    const foreign = { 'Sec-Fetch-Site': 'cross-site' };
    expectError(await anyone().post(`/api/weekly-letter/${token}`, {}, foreign), 403, 'foreign_origin');
    expect(await wants()).toBe(true);
  });

  it('works after many unknown tokens from the same address', async () => {
    for (let count = 0; count < 25; count += 1)
      expectError(await anyone().post(`/api/weekly-letter/guess-${count}`), 404, 'not_found');
    expect((await anyone().post(`/api/weekly-letter/${tokenOf(family.user.id)}`)).status).toBe(204);
  });
});
