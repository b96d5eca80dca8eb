import { afterAll, describe, expect, it } from 'vitest';
import { FIRST_STEPS, LEADERBOARD_MODES, LOCALES } from '@shared/constants';
import { family, parentFamily } from '@shared/contracts/families';
import type { Agent } from '../../../tests/support/agent';
import { expectFieldError, expectResponse } from '../../../tests/support/expect-response';
import { createFamily, createKid, kidAgent, type TestFamily } from '../../../tests/support/families';
import { addMember } from '../../../tests/support/members';
import { startServer } from '../../../tests/support/server';

const server = await startServer();
afterAll(() => server.close());

describe('GET /api/family', () => {
  it('tells a kid the family’s name and zone, and not its code', async () => {
    const own = await createFamily(server, { timezone: 'Pacific/Auckland', familyName: 'The Owls' });
    await createFamily(server, { timezone: 'Asia/Tokyo' });
    const tablet = await kidAgent(server, await createKid(own));
    const shown = expectResponse(await tablet.get('/api/family'), 200, family);
    expect(shown).toMatchObject({ name: 'The Owls', timezone: 'Pacific/Auckland' });
  });

  it('tells a parent the code too, and follows the zone', async () => {
    const { parent, user } = await createFamily(server, { timezone: 'Pacific/Auckland' });
    await parent.put('/api/user', { timezone: 'Europe/Berlin' });
    const shown = expectResponse(await parent.get('/api/family'), 200, parentFamily);
    expect(shown).toMatchObject({ timezone: 'Europe/Berlin', code: user.familyCode });
  });

  it('tells every adult their own role', async () => {
    const own = await createFamily(server);
    const roleOf = async (agent: Agent) =>
      expectResponse(await agent.get('/api/family'), 200, parentFamily).role;
    expect(await roleOf(own.parent)).toBe('owner');
    expect(await roleOf((await addMember(own)).agent)).toBe('parent');
    expect(await roleOf((await addMember(own, 'helper')).agent)).toBe('helper');
  });
});

it.each(['sounds', 'starsByHand'])('a family switches %s off and on', async (field) => {
  const own = await createFamily(server);
  const tablet = await kidAgent(server, await createKid(own));
  const now = async () => expectResponse(await tablet.get('/api/family'), 200, family);
  expect(await now()).toMatchObject({ [field]: true });
  await own.parent.put('/api/family', { [field]: false });
  expect(await now()).toMatchObject({ [field]: false });
  expectFieldError(await own.parent.put('/api/family', { [field]: 'no' }), field, 'Please choose on or off');
});

it('a family chooses the language of its kids’ screens, and leaves it to their browsers again', async () => {
  const own = await createFamily(server);
  const tablet = await kidAgent(server, await createKid(own));
  const now = async () => expectResponse(await tablet.get('/api/family'), 200, family);
  expect(await now()).toMatchObject({ locale: null });
  for (const locale of [...LOCALES, null]) {
    const changed = await own.parent.put('/api/family', { locale });
    expect(expectResponse(changed, 200, parentFamily)).toMatchObject({ locale });
    expect(await now()).toMatchObject({ locale });
  }
  expectFieldError(
    await own.parent.put('/api/family', { locale: 'tlh' }),
    'locale',
    'Please choose one of the languages',
  );
});

it('a new family has five steps before it, which adults see and parents skip', async () => {
  const own = await createFamily(server);
  const open = async (agent: Agent) =>
    expectResponse(await agent.get('/api/family'), 200, parentFamily).openSteps;
  expect(await open(own.parent)).toEqual(FIRST_STEPS);
  const left = ['kid', 'adult'];
  const saved = await own.parent.put('/api/family', { openSteps: left });
  expect(expectResponse(saved, 200, parentFamily).openSteps).toEqual(left);
  expect(await open((await addMember(own, 'helper')).agent)).toEqual(left);
  const tablet = await kidAgent(server, await createKid(own));
  expect((await tablet.get('/api/family')).body).not.toHaveProperty('openSteps');
  const unknown = await own.parent.put('/api/family', { openSteps: ['pet'] });
  expect(unknown.status).toBe(400);
});

describe('the leaderboard of a family', () => {
  const settings = async ({ parent }: TestFamily) =>
    expectResponse(await parent.get('/api/family'), 200, parentFamily);

  it('is a single kid’s own week, and a comparison of more, until the family chooses', async () => {
    const own = await createFamily(server);
    expect(await settings(own)).toMatchObject({ leaderboardMode: 'compete', teamGoal: null });
    await createKid(own);
    expect(await settings(own)).toMatchObject({ leaderboardMode: 'self' });
    await createKid(own);
    expect(await settings(own)).toMatchObject({ leaderboardMode: 'compete' });
  });

  it.each(LEADERBOARD_MODES)('can be %s', async (leaderboardMode) => {
    const own = await createFamily(server);
    await createKid(own);
    const changed = await own.parent.put('/api/family', { leaderboardMode, teamGoal: 40 });
    expect(expectResponse(changed, 200, parentFamily)).toMatchObject({ leaderboardMode, teamGoal: 40 });
    await own.parent.put('/api/family', { teamGoal: null });
    expect(await settings(own)).toMatchObject({ leaderboardMode, teamGoal: null });
  });

  it.each([
    ['leaderboardMode', 'duel', 'Please choose one of the kinds of leaderboard'],
    ['leaderboardMode', null, 'Please choose one of the kinds of leaderboard'],
    ['teamGoal', 0, 'Must be at least 1 star, or empty for no goal'],
    ['teamGoal', 1.5, 'Please enter a whole number'],
    ['teamGoal', '40', 'Please enter a whole number'],
    ['teamGoal', 100_001, 'Please enter at most 100,000'],
  ])('answers 400 for %s %j', async (field, value, message) => {
    const { parent } = await createFamily(server);
    expectFieldError(await parent.put('/api/family', { [field]: value }), field, message);
  });
});

describe('what PUT /api/family refuses', () => {
  const DATE = 'Please choose a date';
  const WEEK_START = 'Please choose the first day of the week';
  it.each([
    ['name', 'n'.repeat(61), 'Please use at most 60 characters'],
    ['name', 'The \u0007Owls', 'Please use ordinary characters only'],
    ['name', 7, 'Please enter text'],
    ['timezone', 'Mars/Olympus', 'Please choose a time zone'],
    ['timezone', '', 'Please choose a time zone'],
    ['timezone', null, 'Please choose a time zone'],
    ['weekStart', 7, WEEK_START],
    ['weekStart', -1, WEEK_START],
    ['weekStart', 1.5, WEEK_START],
    ['weekStart', 'Monday', WEEK_START],
    ['pausedFrom', '2026-02-30', DATE],
    ['pausedUntil', 'soon', DATE],
    ['starsByHand', 'yes', 'Please choose on or off'],
    ['sounds', null, 'Please choose on or off'],
    ['kidLogins', 'nowhere', 'Please choose where kids can sign in'],
    ['idleMinutes', 0, 'Please enter at least 1 minute'],
    ['idleMinutes', 31, 'Please enter at most 30'],
    ['idleMinutes', 2.5, 'Please enter a whole number'],
    ['idleMinutes', '3', 'Please enter a whole number'],
    ['locale', 'xx', 'Please choose one of the languages'],
    ['openSteps', 'kid', 'Please choose among the steps of a new family'],
  ])('is %s %j, and nothing of the rest is saved', async (field, value, message) => {
    const { parent } = await createFamily(server, { familyName: 'The Owls', timezone: 'Europe/Berlin' });
    const before = (await parent.get('/api/family')).body;
    const body = { name: 'The Foxes', weekStart: 3, [field]: value };
    expectFieldError(await parent.put('/api/family', body), field, message);
    expect((await parent.get('/api/family')).body).toEqual(before);
  });

  it('is no empty name: the family goes without one, and blanks around one are dropped', async () => {
    const { parent } = await createFamily(server, { familyName: 'The Owls' });
    const named = async (name: unknown) =>
      expectResponse(await parent.put('/api/family', { name }), 200, parentFamily).name;
    expect(await named('  The Foxes ')).toBe('The Foxes');
    expect(await named('f'.repeat(60))).toHaveLength(60);
    expect(await named('   ')).toBeNull();
  });
});
