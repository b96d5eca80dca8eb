import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { rewardRedemption } from '@shared/contracts/redemptions';
import { addDays } from '@shared/rules/calendar';
import { memberships, users } from '@shared/tables/index';
import { expectResponse } from '../../../tests/support/expect-response';
import {
  createFamily,
  createReward,
  idOfFamily,
  unique,
  type TestFamily,
} from '../../../tests/support/families';
import { MAIL_ORIGIN, startMailbox, tokenIn } from '../../../tests/support/mailbox';
import { addMember, joinFamily } from '../../../tests/support/members';
import { today, useScheduledFamily, weekday } from '../../../tests/support/scheduled-family';
import { startServer } from '../../../tests/support/server';
import { giveStars } from '../../../tests/support/stars';
import { createJobHandlers } from '../../job-handlers';
import { createJobQueue } from '../../jobs/job-queue';
import { createLogger } from '../../lib/logger';
import { queueLetters } from './queue-letters';

const mailbox = await startMailbox();
const server = await startServer({ mailer: mailbox.mailer });
afterAll(async () => {
  await server.close();
  await mailbox.close();
});
const { at, make, submitted, review, complete, tabletOf } = useScheduledFamily(server);

/** The letter covers today. */
const tomorrow = addDays(today(), 1);
const morning = new Date(`${tomorrow}T07:20:00Z`);
const nextMorning = new Date(`${addDays(tomorrow, 7)}T07:20:00Z`);

/** Gives the user a confirmed address and, with `wants`, subscribes them to the letter. */
async function withAddress(userId: string, wants = true): Promise<string> {
  const email = `${unique('dana')}@example.org`;
  await server.db
    .update(users)
    .set({ email, emailConfirmed: true, weeklyLetter: wants })
    .where(eq(users.id, userId));
  return email;
}
const weeksBeginTomorrow = async (family: TestFamily) =>
  expect((await family.parent.put('/api/family', { weekStart: weekday(1) })).status).toBe(200);
const queue = (now = morning) => queueLetters(server.deps, now);
const sent = async (email: string, now = morning) => {
  await queue(now);
  await server.runJobs();
  return mailbox.to(email);
};

let email: string;
beforeEach(async () => {
  await server.db.update(users).set({ weeklyLetter: false });
  await server.db.execute(sql`DELETE FROM jobs.job`);
  mailbox.received.length = 0;
  mailbox.refuse(null);
  await weeksBeginTomorrow(at.family);
  email = await withAddress(at.family.user.id);
});

const doChore = async () => complete(at.mia, await make({ name: 'Feed the cat', starReward: 5 }));

describe('the weekly letter', () => {
  it("lists each kid's week, promised rewards and pending reviews", async () => {
    const { family, mia, ben } = at;
    await family.parent.put('/api/family', { name: 'The <Owls>' });
    const chore = await make({ name: 'Feed the cat', starReward: 40 });
    await complete(mia, chore);
    await submitted(ben, await make({ name: 'Rake' }));
    await giveStars(server, ben.id, 200);
    const reward = await createReward(family, { name: 'Zoo', starCost: 10 });
    const ask = async () =>
      expectResponse(
        await tabletOf(ben).post('/api/reward-redemptions', {
          kidId: ben.id,
          rewardId: reward.id,
          starsSpent: 10,
        }),
        201,
        rewardRedemption,
      );
    await family.parent.put(`/api/reward-redemptions/${(await ask()).id}/review`, { status: 'approved' });
    await ask();

    const [letter, ...others] = await sent(email);
    expect(others).toEqual([]);
    if (!letter) throw new Error('no letter');
    const { subject, text = '', html = '', headers } = letter.mail;
    expect(subject).toMatch(/^Your family’s week, \w/);
    for (const name of ['Mia', 'Ben', 'Owls', 'Robin']) expect(subject).not.toContain(name);
    expect(text).toContain('Hello Robin');
    expect(text).toContain('Here’s how the week went for The <Owls>,');
    expect(text).toMatch(
      /Mia\n- 1 chore approved\n- 40 stars earned\n- Reached level 5\n- New badge: Star Starter\n- New badge: Bright Spark\n- New badge: Nest Builder/,
    );
    expect(text).toMatch(/Ben\n- 1 chore approved\n- 200 stars earned/);
    expect(text).toMatch(/Needs your approval\n- 1 chore to approve\n- 1 reward request to review/);
    expect(text).toMatch(/Approved, not given yet\n- Zoo, for Ben/);
    expect(html).toContain('The &lt;Owls&gt;');
    expect(html).toContain('<li>Zoo, for Ben</li>');
    const token = tokenIn(letter, '/unsubscribe');
    const header = (name: string) => headers?.find(({ key }) => key === name)?.value;
    expect(header('list-unsubscribe')).toBe(`<${MAIL_ORIGIN}/api/weekly-letter/${token}>`);
    expect(header('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
    expect(html).toContain(`${MAIL_ORIGIN}/unsubscribe/${token}`);
  });

  it("uses the family's language if the reader has not chosen one", async () => {
    expect((await at.family.parent.put('/api/family', { locale: 'de' })).status).toBe(200);
    await doChore();
    const { subject, text = '' } = (await sent(email))[0]?.mail ?? {};
    expect(subject).toMatch(/Starnest.*\d+\.(?: \p{L}+)?.*\d+\. \p{L}+/u);
    expect(text).toContain('Hallo Robin');
    expect(text).toContain('5 Sterne');
    expect(text).toContain('Neues Abzeichen: Sternenstart');
  });

  it("hides reward requests from helpers, who can't review them", async () => {
    const { agent: _, user: helper } = await addMember(at.family, 'helper');
    const theirs = await withAddress(helper.id);
    const reward = await createReward(at.family, { starCost: 1 });
    await giveStars(server, at.mia.id, 3);
    await tabletOf(at.mia).post('/api/reward-redemptions', {
      kidId: at.mia.id,
      rewardId: reward.id,
      starsSpent: 1,
    });
    expect((await sent(theirs))[0]?.mail.text).not.toContain('to decide');
    expect(mailbox.to(email)[0]?.mail.text).toContain('1 reward request to review');
  });

  it("doesn't count a chore that was undone", async () => {
    const { id } = await submitted(at.mia, await make({ starReward: 5 }));
    await review(id, { status: 'approved' });
    await at.family.parent.post(`/api/chore-submissions/${id}/undo`);
    expect((await sent(email))[0]?.mail.text).toContain('Mia\n- No chores approved\n\n');
  });

  it('is not sent for a week without activity', async () => {
    expect(await sent(email)).toEqual([]);
    await doChore();
    expect(await sent(email, nextMorning)).toHaveLength(0);
  });

  it('is queued once a week', async () => {
    await doChore();
    expect(await queue(new Date(`${tomorrow}T06:59:00Z`))).toBe(0);
    expect(await queue()).toBe(1);
    expect(await queue(new Date(`${addDays(tomorrow, 1)}T23:00:00Z`))).toBe(0);
    expect(await queue(new Date(`${addDays(tomorrow, 2)}T01:00:00Z`))).toBe(0);
    expect(await queue(nextMorning)).toBe(1);
  });

  it('is queued at most once in seven days, even if the first day of the week changes', async () => {
    expect(await queue()).toBe(1);
    await at.family.parent.put('/api/family', { weekStart: weekday(2) });
    expect(await queue(new Date(`${addDays(tomorrow, 1)}T08:00:00Z`))).toBe(0);
    expect(await queue(new Date(`${addDays(tomorrow, 8)}T08:00:00Z`))).toBe(1);
  });

  it("is queued in the family's time zone", async () => {
    const far = await createFamily(server, { timezone: 'Pacific/Kiritimati' });
    await weeksBeginTomorrow(far);
    await withAddress(far.user.id);
    expect(await queue(new Date(`${today()}T17:00:00Z`))).toBe(1);
    expect(await queue()).toBe(1);
  });

  it('requires a subscription and a confirmed address', async () => {
    await doChore();
    const { user: other } = await addMember(at.family);
    const theirs = await withAddress(other.id, false);
    await server.db.update(users).set({ emailConfirmed: false }).where(eq(users.id, at.family.user.id));
    expect(await queue()).toBe(0);
    await server.db.update(users).set({ weeklyLetter: true }).where(eq(users.id, other.id));
    expect(await sent(theirs)).toHaveLength(1);
    expect(mailbox.to(email)).toEqual([]);
  });

  it('is sent once per family to a member of two families', async () => {
    await doChore();
    const second = await createFamily(server, { familyName: 'The Foxes' });
    await weeksBeginTomorrow(second);
    await joinFamily(second, at.family.user.id, 'helper');
    const kid = await second.parent.post('/api/kids', { name: 'Zoe', picturePattern: [0, 1, 2, 3] });
    await giveStars(server, (kid.body as { id: string }).id, 5);
    const letters = await sent(email);
    expect(letters).toHaveLength(2);
    expect(letters.filter(({ mail }) => mail.text?.includes('The Foxes'))).toHaveLength(1);
    expect(letters.filter(({ mail }) => mail.text?.includes('Zoe') && mail.text.includes('Mia'))).toEqual([]);
  });

  it.each([
    [
      'the family is suspended',
      () => at.family.parent.post('/api/family/suspend', { password: at.family.password }),
    ],
    [
      'the address is changed',
      async () => {
        await withAddress(at.family.user.id, false);
        return at.family.parent.get('/api/user');
      },
    ],
    ['it is switched off', () => at.family.parent.put('/api/user', { weeklyLetter: false })],
    ['the family is deleted', () => at.family.parent.del('/api/family', { password: at.family.password })],
  ])('is not sent if, after it was queued, %s', async (_what, change) => {
    await doChore();
    expect(await queue()).toBe(1);
    expect((await change()).status).toBeLessThan(300);
    await server.runJobs();
    expect(mailbox.received.filter(({ mail }) => mail.subject?.includes('Your week'))).toEqual([]);
    expect(await queue(nextMorning)).toBe(0);
  });

  it('is not sent to a removed member', async () => {
    await doChore();
    const { user: other } = await addMember(at.family);
    const theirs = await withAddress(other.id);
    await queue();
    expect((await at.family.parent.del(`/api/family/members/${other.id}`)).status).toBe(204);
    expect(await sent(theirs)).toEqual([]);
    expect(mailbox.to(email)).toHaveLength(1);
  });

  it('is queued and sent once by several concurrent processes', async () => {
    await doChore();
    const addresses = [email];
    for (let count = 0; count < 5; count += 1)
      addresses.push(await withAddress((await addMember(at.family)).user.id));
    const queued = await Promise.all([queue(), queue(), queue()]);
    // Processes skip each other's rows, so one more run finds the rest.
    expect(queued.reduce((sum, count) => sum + count, await queue())).toBe(addresses.length);
    const other = createJobQueue(server.pool, createLogger('silent'));
    await Promise.all([server.runJobs(), other.runWaiting(createJobHandlers(server.deps))]);
    for (const address of addresses) expect(mailbox.to(address)).toHaveLength(1);
  });

  it('is marked as queued only in the same transaction as its job', async () => {
    await doChore();
    const broken = {
      ...server.deps,
      jobs: { ...server.deps.jobs, addAll: () => Promise.reject(new Error('away')) },
    };
    await expect(queueLetters(broken, morning)).rejects.toThrow('away');
    expect(await sent(email)).toHaveLength(1);
  });

  it('is retried when the mail server fails temporarily', async () => {
    await doChore();
    mailbox.refuse({ responseCode: 451, message: 'later' });
    expect(await sent(email)).toEqual([]);
    mailbox.refuse(null);
    await server.db.execute(sql`UPDATE jobs.job SET start_after = now()`);
    await server.runJobs();
    expect(mailbox.to(email)).toHaveLength(1);
  });

  it('is queued by the hourly job, but not without a configured mailer', async () => {
    const familyId = await idOfFamily(server, at.family.user.familyCode);
    expect(await queueLetters({ ...server.deps, mailer: undefined }, morning)).toBe(0);
    const [row] = await server.db.select().from(memberships).where(eq(memberships.familyId, familyId));
    expect(row?.letterWeek).toBeNull();
    const run = async () => {
      await server.db.transaction((tx) => server.deps.jobs.add(tx, 'queue-letters', {}));
      return server.runJobs();
    };
    expect(await run()).toBe(1);
    await at.family.parent.put('/api/family', { weekStart: weekday(-1) });
    expect(await run()).toBe(2);
  });
});
