import { sql } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { kidLoginResponse } from '@shared/contracts/kids';
import { user } from '@shared/contracts/users';
import { Agent, type HttpResponse } from '../support/agent';
import { expectResponse, expectError } from '../support/expect-response';
import { createFamily, createKid, logInKid } from '../support/families';
import { startServer } from '../support/server';

/** The attacker knows one kid's pictures, and uses a new browser each time. */
const server = await startServer();
afterAll(() => server.close());

const MOST = 120;
const DEVICES = 20;

const wrongPictures = (index: number) => [9, 8, 7, index % 7];
const forget = (...policies: string[]) =>
  server.db.execute(sql`DELETE FROM rate_limits WHERE split_part(key, ':', 1) = ANY(${sql.param(policies)})`);

beforeEach(() =>
  server.deps.limits.clear(
    ['loginAddress', '127.0.0.1'],
    ['loginAddressDaily', '127.0.0.1'],
    ['patternAddress', '127.0.0.1'],
  ),
);

async function household() {
  const family = await createFamily(server);
  const known = await createKid(family);
  const otherKnown = await createKid(family, { name: 'Leo' });
  const target = await createKid(family, { name: 'Ben' });
  const { username } = family.user;
  return {
    family,
    target,
    guessPictures: (agent: Agent, index: number) => logInKid(agent, target, wrongPictures(index)),
    guessPassword: (agent: Agent, index: number) =>
      agent.post('/api/login', { username, password: `not this ${index}` }),
    newDevice: async (index = 0) => {
      const agent = new Agent(server.url);
      expectResponse(await logInKid(agent, index % 2 ? otherKnown : known), 200, kidLoginResponse);
      return agent;
    },
  };
}

async function judged(most: number, guess: (index: number) => Promise<HttpResponse>): Promise<number> {
  for (let index = 0; index < most; index += 1) {
    const { status } = await guess(index);
    if (status === 429) return index;
    expect(status).toBe(401);
  }
  return most;
}

function tell(what: string, count: number): number {
  process.stdout.write(`guesses judged before the first 429: ${what}: ${count}\n`);
  return count;
}

describe("a kid's login between two guesses doesn't reset the limit", { timeout: 120_000 }, () => {
  it("for a sibling's pictures", async () => {
    const { newDevice, guessPictures } = await household();
    const count = await judged(MOST, async (index) => guessPictures(await newDevice(index), index));
    expect(tell('pictures of a kid', count)).toBe(5);
  });

  it("for the parent's password", async () => {
    const { newDevice, guessPassword } = await household();
    const count = await judged(MOST, async (index) => guessPassword(await newDevice(index), index));
    expect(tell('password of a parent', count)).toBe(10);
  });

  it('for twenty browsers with kid logins', async () => {
    const { newDevice, guessPictures, guessPassword } = await household();
    const devices: Agent[] = [];
    for (let index = 0; index < DEVICES; index += 1) devices.push(await newDevice(index));
    const device = (index: number) => devices[index % DEVICES] ?? new Agent(server.url);
    const pictures = await judged(MOST, (index) => guessPictures(device(index), index));
    expect(tell('pictures of a kid, from 20 devices', pictures)).toBe(5);
    const passwords = await judged(MOST, (index) => guessPassword(device(index), index));
    expect(tell('password of a parent, from 20 devices', passwords)).toBe(10);
  });
});

describe('limits across all devices', { timeout: 120_000 }, () => {
  async function parentDevices(
    count: number,
    { username, password }: { username: string; password: string },
  ) {
    const devices: Agent[] = [];
    for (let index = 0; index < count; index += 1) {
      const agent = new Agent(server.url);
      expectResponse(await agent.post('/api/login', { username, password }), 200, user);
      devices.push(agent);
    }
    return (index: number) => devices[index % count] ?? new Agent(server.url);
  }

  it("apply per family, without affecting strangers or the family's other devices", async () => {
    const { family, target, guessPictures, newDevice } = await household();
    const credentials = { username: family.user.username, password: family.password };
    const device = await parentDevices(40, credentials);
    const count = await judged(MOST, (index) => guessPictures(device(index), index));
    expect(tell('pictures of a kid, from 40 devices of the parent', count)).toBe(30);
    expectError(await logInKid(device(0), target), 429);
    expectResponse(await logInKid(new Agent(server.url), target), 200, kidLoginResponse);
    await newDevice();
  });

  it('apply per kid and day', async () => {
    const { family, guessPictures } = await household();
    const credentials = { username: family.user.username, password: family.password };
    const device = await parentDevices(40, credentials);
    const count = await judged(MOST, async (index) => {
      if (index % 30 === 29) await forget('patternFamily');
      return guessPictures(device(index), index);
    });
    expect(tell('pictures of a kid a day, from 40 devices of the parent', count)).toBe(100);
  });

  it('apply per password and day, to strangers and known devices', async () => {
    const { family, guessPassword } = await household();
    const credentials = { username: family.user.username, password: family.password };
    const device = await parentDevices(20, credentials);
    const later = () => forget('loginUsername', 'loginAddress', 'loginAddressDaily');
    const own = await judged(MOST, async (index) => {
      if (index % 10 === 9) await later();
      return guessPassword(device(index), index);
    });
    const strangers = await judged(MOST, async (index) => {
      if (index % 10 === 9) await later();
      return guessPassword(new Agent(server.url), index);
    });
    expect([
      tell('password a day, from 20 own devices', own),
      tell('password a day, from strangers', strangers),
    ]).toEqual([100, 100]);
  });

  it('count strangers and known devices of an address separately', async () => {
    const { family, guessPassword } = await household();
    const credentials = { username: family.user.username, password: family.password };
    const device = await parentDevices(1, credentials);
    let judgedGuesses = 0;
    for (let index = 0; index < 60; index += 1) {
      const body = { username: `nobody.${index}`, password: 'not this' };
      if ((await new Agent(server.url).post('/api/login', body)).status === 401) judgedGuesses += 1;
    }
    expect(judgedGuesses).toBe(50);
    expectError(await guessPassword(new Agent(server.url), 0), 429);
    expectResponse(await device(0).post('/api/login', credentials), 200, user);
  });
});

describe('a guessing stranger', () => {
  it("cannot lock out the family's own tablet or the parent", async () => {
    const { family, target, guessPictures, guessPassword, newDevice } = await household();
    const [tablet, laptop] = [new Agent(server.url), new Agent(server.url)];
    const credentials = { username: family.user.username, password: family.password };
    expectResponse(await logInKid(tablet, target), 200, kidLoginResponse);
    expectResponse(await laptop.post('/api/login', credentials), 200, user);
    await judged(MOST, (index) => guessPictures(new Agent(server.url), index));
    await judged(MOST, (index) => guessPassword(new Agent(server.url), index));
    expectResponse(await logInKid(tablet, target), 200, kidLoginResponse);
    expectResponse(await laptop.post('/api/login', credentials), 200, user);
    // The laptop is known for all kids, a sibling's device only for its own kid.
    expectError(await guessPassword(tablet, 0), 429);
    expectError(await logInKid(await newDevice(), target), 429);
    expectResponse(await logInKid(laptop, target), 200, kidLoginResponse);
  });
});
