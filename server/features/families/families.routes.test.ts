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
  it('returns the name and time zone to a kid, but not the code', async () => {
    const own = await createFamily(server, { timezone: 'Pacific/Auckland', familyName: 'The Owls' });
    await createFamily(server, { timezone: 'Asia/Tokyo' });
    const tablet = await kidAgent(server, await createKid(own));
    const shown = expectResponse(await tablet.get('/api/family'), 200, family);
    expect(shown).toMatchObject({ name: 'The Owls', timezone: 'Pacific/Auckland' });
  });

  it('returns the code and the current time zone to a parent', async () => {
    const { parent, user } = await createFamily(server, { timezone: 'Pacific/Auckland' });
    await parent.put('/api/user', { timezone: 'Europe/Berlin' });
    const shown = expectResponse(await parent.get('/api/family'), 200, parentFamily);
    expect(shown).toMatchObject({ timezone: 'Europe/Berlin', code: user.familyCode });
  });

  it("returns each adult's own role", async () => {
    const own = await createFamily(server);
    const roleOf = async (agent: Agent) =>
      expectResponse(await agent.get('/api/family'), 200, parentFamily).role;
    expect(await roleOf(own.parent)).toBe('owner');
    expect(await roleOf((await addMember(own)).agent)).toBe('parent');
    expect(await roleOf((await addMember(own, 'helper')).agent)).toBe('helper');
  });
});

it.each(['sounds', 'starsByHand'])('lets a parent switch %s off', async (field) => {
  const own = await createFamily(server);
  const tablet = await kidAgent(server, await createKid(own));
  const now = async () => expectResponse(await tablet.get('/api/family'), 200, family);
  expect(await now()).toMatchObject({ [field]: true });
  await own.parent.put('/api/family', { [field]: false });
  expect(await now()).toMatchObject({ [field]: false });
  expectFieldError(await own.parent.put('/api/family', { [field]: 'no' }), field, 'Please choose on or off');
});

it("lets a parent choose or clear the language of the kids' screens", async () => {
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
    'Please choose a language',
  );
});

it('shows five setup steps of a new family to adults, and parents can skip them', async () => {
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

describe('the family leaderboard', () => {
  const settings = async ({ parent }: TestFamily) =>
    expectResponse(await parent.get('/api/family'), 200, parentFamily);

  it("defaults to the kid's own week for one kid and to competing for more", async () => {
    const own = await createFamily(server);
    expect(await settings(own)).toMatchObject({ leaderboardMode: 'compete', teamGoal: null });
    await createKid(own);
    expect(await settings(own)).toMatchObject({ leaderboardMode: 'self' });
    await createKid(own);
    expect(await settings(own)).toMatchObject({ leaderboardMode: 'compete' });
  });

  it.each(LEADERBOARD_MODES)('can be set to %s', async (leaderboardMode) => {
    const own = await createFamily(server);
    await createKid(own);
    const changed = await own.parent.put('/api/family', { leaderboardMode, teamGoal: 40 });
    expect(expectResponse(changed, 200, parentFamily)).toMatchObject({ leaderboardMode, teamGoal: 40 });
    await own.parent.put('/api/family', { teamGoal: null });
    expect(await settings(own)).toMatchObject({ leaderboardMode, teamGoal: null });
  });

  it.each([
    ['leaderboardMode', 'duel', 'Please choose a leaderboard type'],
    ['leaderboardMode', null, 'Please choose a leaderboard type'],
    ['teamGoal', 0, 'Must be at least 1 star, or blank for no goal'],
    ['teamGoal', 1.5, 'Please enter a whole number'],
    ['teamGoal', '40', 'Please enter a whole number'],
    ['teamGoal', 100_001, 'Please enter 100,000 or less'],
  ])('returns 400 for %s %j', async (field, value, message) => {
    const { parent } = await createFamily(server);
    expectFieldError(await parent.put('/api/family', { [field]: value }), field, message);
  });
});

describe('a PUT /api/family with an error', () => {
  const DATE = 'Please choose a date';
  const WEEK_START = 'Please choose the first day of the week';
  it.each([
    ['name', 'n'.repeat(61), 'Please use 60 characters or fewer'],
    ['name', 'The \u0007Owls', 'Please use regular characters only'],
    ['name', 7, 'Please enter some text'],
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
    ['kidLogins', 'nowhere', 'Please choose where kids can log in'],
    ['idleMinutes', 0, 'Please enter at least 1 minute'],
    ['idleMinutes', 31, 'Please enter 30 or less'],
    ['idleMinutes', 2.5, 'Please enter a whole number'],
    ['idleMinutes', '3', 'Please enter a whole number'],
    ['locale', 'xx', 'Please choose a language'],
    ['openSteps', 'kid', 'Please choose one of the setup steps'],
  ])('rejects %s %j and saves nothing', async (field, value, message) => {
    const { parent } = await createFamily(server, { familyName: 'The Owls', timezone: 'Europe/Berlin' });
    const before = (await parent.get('/api/family')).body;
    const body = { name: 'The Foxes', weekStart: 3, [field]: value };
    expectFieldError(await parent.put('/api/family', body), field, message);
    expect((await parent.get('/api/family')).body).toEqual(before);
  });

  it('clears a blank name and trims others', async () => {
    const { parent } = await createFamily(server, { familyName: 'The Owls' });
    const named = async (name: unknown) =>
      expectResponse(await parent.put('/api/family', { name }), 200, parentFamily).name;
    expect(await named('  The Foxes ')).toBe('The Foxes');
    expect(await named('f'.repeat(60))).toHaveLength(60);
    expect(await named('   ')).toBeNull();
  });
});
