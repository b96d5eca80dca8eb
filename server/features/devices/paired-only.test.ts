import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { parentFamily } from '@shared/contracts/families';
import { kidLoginResponse } from '@shared/contracts/kids';
import { Agent } from '../../../tests/support/agent';
import { pairTablet } from '../../../tests/support/boards';
import { expectError, expectFieldError, expectResponse } from '../../../tests/support/expect-response';
import {
  createFamily,
  createKid,
  kidAgent,
  logInKid,
  type TestFamily,
  type TestKid,
} from '../../../tests/support/families';
import { lockWaits, startServer } from '../../../tests/support/server';
import { openSocket } from '../../../tests/support/sockets';

const server = await startServer();
afterAll(() => server.close());

let family: TestFamily;
let mia: TestKid;
beforeEach(async () => {
  family = await createFamily(server, { familyName: 'The Owls' });
  mia = await createKid(family);
});

const browser = () => new Agent(server.url);

describe('with kid logins limited to paired tablets', () => {
  const onlyPaired = async () => {
    const changed = await family.parent.put('/api/family', { kidLogins: 'paired', idleMinutes: 7 });
    expect(expectResponse(changed, 200, parentFamily)).toMatchObject({ kidLogins: 'paired', idleMinutes: 7 });
  };

  it('other browsers see no cards and reject kid logins', async () => {
    const tablet = await pairTablet(family.parent);
    const other = await createFamily(server);
    const theirs = await pairTablet(other.parent);
    await onlyPaired();
    for (const agent of [browser(), theirs]) {
      const cards = await agent.get(`/api/kids/family/${mia.familyCode}`);
      expectError(cards, 404, 'not_found', 'Family not found');
      expectError(await agent.get(`/api/kids/${mia.id}`), 404, 'not_found', 'Kid not found');
      expectError(await logInKid(agent, mia), 401, 'wrong_credentials');
      const own = await agent.post(`/api/kids/${mia.id}/login`, { pattern: mia.pattern });
      expectError(own, 401, 'wrong_credentials');
    }
    expect((await tablet.get(`/api/kids/family/${mia.familyCode}`)).status).toBe(200);
    expect((await tablet.get(`/api/kids/${mia.id}`)).status).toBe(200);
    expectResponse(await logInKid(tablet, mia), 200, kidLoginResponse);
    expect((await family.parent.get(`/api/kids/family/${mia.familyCode}`)).status).toBe(200);
  });

  it('kids are signed out of every browser that is not a paired tablet', async () => {
    const [tablet, elsewhere] = [await pairTablet(family.parent), await kidAgent(server, mia)];
    expectResponse(await logInKid(tablet, mia), 200, kidLoginResponse);
    const socket = await openSocket(elsewhere);
    await socket.join('kid', mia.id);
    await onlyPaired();
    expect(await socket.closed).toMatchObject({ code: 4401 });
    expectError(await elsewhere.get(`/api/kids/${mia.id}/badges`), 401);
    expect((await tablet.get(`/api/kids/${mia.id}/badges`)).status).toBe(200);
  });

  it('a kid login that runs during the change is rejected', async () => {
    const change = await server.pool.connect();
    try {
      await change.query('BEGIN');
      await change.query(`UPDATE families SET kid_logins = 'paired' WHERE code = $1`, [mia.familyCode]);
      const login = logInKid(browser(), mia);
      await expect.poll(() => lockWaits(server), { timeout: 10_000 }).toBe(1);
      await change.query('COMMIT');
      expectError(await login, 401, 'wrong_credentials');
    } finally {
      await change.query('ROLLBACK');
      change.release();
    }
  });

  it('a parent can allow logins everywhere again', async () => {
    await onlyPaired();
    await family.parent.put('/api/family', { kidLogins: 'anywhere' });
    expectResponse(await logInKid(browser(), mia), 200, kidLoginResponse);
  });

  it.each([
    ['kidLogins', 'nowhere', 'Please choose where kids can log in'],
    ['idleMinutes', 0, 'Please enter at least 1 minute'],
    ['idleMinutes', 31, 'Please enter 30 or less'],
    ['idleMinutes', 2.5, 'Please enter a whole number'],
  ])('returns 400 for %s %j', async (field, value, message) => {
    expectFieldError(await family.parent.put('/api/family', { [field]: value }), field, message);
  });
});
