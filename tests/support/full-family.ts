import { newAccessToken } from '@shared/contracts/access-tokens';
import { familyCalendar } from '@shared/contracts/boards';
import { calendarFeed } from '@shared/contracts/calendars';
import { WEBHOOK_EVENTS } from '@shared/program-constants';
import { newWebhook } from '@shared/contracts/webhooks';
import { sql } from 'drizzle-orm';
import { device as deviceRecord } from '@shared/contracts/devices';
import { newInvite } from '@shared/contracts/members';
import { message as messageResponse } from '@shared/contracts/messages';
import { praise as praiseResponse } from '@shared/contracts/praise';
import { pushDevice as pushDeviceRecord } from '@shared/contracts/push';
import { rewardRedemption } from '@shared/contracts/redemptions';
import { choreSubmission } from '@shared/contracts/submissions';
import type { Executor } from '../../server/db/client';
import type { Agent } from './agent';
import { connectBoard } from './boards';
import { expectResponse } from './expect-response';
import { createChore, createFamily, createKid, createReward, kidAgent, type TestFamily } from './families';
import { subscription } from './push-service';
import type { TestServer } from './server';
import { giveStars } from './stars';

/** A family with one record of each kind. `ids` uses the names in paths and bodies. */
export interface FullFamily {
  family: TestFamily;
  kid: Agent;
  board: Agent;
  ids: Record<
    | 'kid'
    | 'sibling'
    | 'chore'
    | 'otherChore'
    | 'step'
    | 'reward'
    | 'submission'
    | 'redemption'
    | 'granted'
    | 'message'
    | 'praise'
    | 'parent'
    | 'code'
    | 'invite'
    | 'device'
    | 'webhook'
    | 'calendar'
    | 'pushDevice',
    string
  >;
}

export const OTHER_CHORE_DUE_ON = '2100-01-01';

export async function createFullFamily(server: TestServer): Promise<FullFamily> {
  const family = await createFamily(server);
  const { parent, user } = family;
  const [kid, sibling] = [await createKid(family), await createKid(family, { name: 'Ben' })];
  const agent = await kidAgent(server, kid);
  await giveStars(server, kid.id, 500);
  const [chore, otherChore] = [
    await createChore(family),
    await createChore(family, {
      name: 'Rake',
      kidIds: [kid.id, sibling.id],
      schedule: { kind: 'days', days: [0, 1, 2, 3, 4, 5, 6] },
      steps: [{ name: 'Gather' }, { name: 'Put in the bag', minutes: 5 }],
    }),
  ];
  const reward = await createReward(family, { starCost: 10, kidIds: [kid.id, sibling.id] });
  const submit = { kidId: kid.id, choreId: chore.id };
  const input = { kidId: kid.id, rewardId: reward.id, starsSpent: 10 };
  await agent.put(`/api/kids/${kid.id}/goal`, { rewardId: reward.id });
  const submission = expectResponse(await agent.post('/api/chore-submissions', submit), 201, choreSubmission);
  const redemption = expectResponse(
    await agent.post('/api/reward-redemptions', input),
    201,
    rewardRedemption,
  );
  const granted = expectResponse(await agent.post('/api/reward-redemptions', input), 201, rewardRedemption);
  const grant = `/api/reward-redemptions/${granted.id}/review`;
  expectResponse(await parent.put(grant, { status: 'approved' }), 200, rewardRedemption);
  const words = { toKidId: kid.id, content: 'Well done' };
  const message = expectResponse(await parent.post('/api/messages', words), 201, messageResponse);
  const sent = await parent.post(`/api/kids/${kid.id}/praise`, { picture: 'hug' });
  const praise = expectResponse(sent, 201, praiseResponse);
  expectResponse(await parent.post(`/api/kids/${kid.id}/calendar`), 201, calendarFeed);
  const invited = await parent.post('/api/family/invites', { role: 'helper' });
  const invite = expectResponse(invited, 201, newInvite);
  const asked = { name: 'Panel', scope: 'read', days: 30, password: family.password };
  expectResponse(await parent.post('/api/user/tokens', asked), 201, newAccessToken);
  const newHook = { url: 'https://hooks.example.net/starnest', events: WEBHOOK_EVENTS };
  const hook = expectResponse(await parent.post('/api/family/webhooks', newHook), 201, newWebhook);
  const read = { name: 'School', url: 'https://calendar.example.com/a.ics', color: 'blue', kidId: kid.id };
  const shared = await parent.post('/api/family/board/calendars', read);
  const calendar = expectResponse(shared, 201, familyCalendar);
  const paired = await parent.post('/api/family/devices', { name: 'Kitchen' });
  const device = expectResponse(paired, 201, deviceRecord);
  const board = await connectBoard(server, family);
  const subscribed = await parent.post('/api/push/subscriptions', subscription());
  const pushDevice = expectResponse(subscribed, 201, pushDeviceRecord);
  return {
    family,
    kid: agent,
    board: board.agent,
    ids: {
      kid: kid.id,
      sibling: sibling.id,
      chore: chore.id,
      otherChore: otherChore.id,
      step: otherChore.steps[0]?.id ?? '',
      reward: reward.id,
      submission: submission.id,
      redemption: redemption.id,
      granted: granted.id,
      message: message.id,
      praise: praise.id,
      parent: user.id,
      code: user.familyCode,
      invite: invite.id,
      device: device.id,
      webhook: hook.id,
      calendar: calendar.id,
      pushDevice: pushDevice.id,
    },
  };
}

const TABLES = [
  'families',
  'users',
  'kids',
  'kid_badges',
  'chores',
  'chore_revisions',
  'chore_submissions',
  'occurrence_exceptions',
  'rewards',
  'reward_redemptions',
  'kid_goals',
  'past_pauses',
  'family_invites',
  'access_tokens',
  'calendar_feeds',
  'webhooks',
  'webhook_deliveries',
  'family_log',
  'account_links',
  'memberships',
  'family_devices',
  'boards',
  'family_calendars',
  'calendar_events',
  'device_pairings',
  'push_subscriptions',
  'kid_news',
  'kid_stickers',
  'nest_places',
  'star_ledger',
  'messages',
  'kid_logins',
  'praise',
  'uploads',
  'idempotency_keys',
] as const;

export async function checksum(db: Executor): Promise<Record<string, string>> {
  const each = TABLES.map(
    (table) =>
      sql`SELECT ${table}::text AS name, count(*) || ' ' || coalesce(sum(hashtextextended(t::text, 0)), 0) AS rows FROM ${sql.identifier(table)} t`,
  );
  const { rows } = await db.execute<{ name: string; rows: string }>(sql.join(each, sql` UNION ALL `));
  return Object.fromEntries(rows.map(({ name, rows: sum }) => [name, sum]));
}
