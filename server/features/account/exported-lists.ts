import { eq, sql } from 'drizzle-orm';
import {
  accessTokens,
  boards,
  calendarFeeds,
  chores,
  families,
  familyCalendars,
  familyDevices,
  familyInvites,
  familyLog,
  kids,
  memberships,
  pushSubscriptions,
  users,
  webhooks,
} from '@shared/tables/index';
import { exportedList, pickColumns, type ExportedList } from './exported-list';
import { EXPORTED_RECORDS } from './exported-records';

const OWN_ACCOUNT = [
  'email',
  'emailConfirmed',
  'locale',
  'quietFrom',
  'quietUntil',
  'weeklyLetter',
  'createdAt',
] as const;

/** Never contains hashes, tokens or keys. Other adults have only the fields of `GET /api/family/members`. */
export const EXPORTED_LISTS: Record<string, ExportedList> = {
  family: {
    table: families,
    family: families.id,
    fields: pickColumns(families, [
      'id',
      'name',
      'code',
      'timezone',
      'weekStart',
      'pausedFrom',
      'pausedUntil',
      'leaderboardMode',
      'teamGoal',
      'starsByHand',
      'kidLogins',
      'idleMinutes',
      'sounds',
      'locale',
      'nightFrom',
      'nightUntil',
      'openSteps',
      'tunedUpFrom',
      'createdAt',
      'suspendedAt',
      'suspendedByAdmin',
    ]),
    order: [families.id],
  },
  parents: {
    table: memberships,
    family: memberships.familyId,
    join: { table: users, on: eq(users.id, memberships.userId) },
    fields: {
      id: users.id,
      ...pickColumns(memberships, ['familyId', 'role']),
      joinedAt: memberships.createdAt,
      ...pickColumns(users, ['username', 'firstName', 'lastName', ...OWN_ACCOUNT]),
    },
    own: { userId: 'id', fields: OWN_ACCOUNT },
    order: [users.createdAt, users.id],
  },
  invites: {
    ...exportedList(
      familyInvites,
      ['id', 'familyId', 'role', 'invitedBy', 'email', 'createdAt', 'expiresAt'],
      familyInvites.createdAt,
      familyInvites.id,
    ),
    where: () => sql`${familyInvites.expiresAt} > now()`,
  },
  kids: exportedList(
    kids,
    [
      'id',
      'familyId',
      'name',
      'avatarColor',
      'friend',
      'greeted',
      'asksPictures',
      'totalStars',
      'lifetimeStars',
      'unlockedAt',
      'pausedFrom',
      'pausedUntil',
      'createdAt',
      'createdOn',
    ],
    kids.createdAt,
    kids.id,
  ),
  ...EXPORTED_RECORDS,
  choreSteps: stepsOfChores(),
  familyDevices: exportedList(
    familyDevices,
    ['id', 'familyId', 'name', 'madeBy', 'createdAt', 'lastSeenAt'],
    familyDevices.createdAt,
    familyDevices.id,
  ),
  boards: exportedList(
    boards,
    [
      'deviceId',
      'familyId',
      'mode',
      'kidIds',
      'theme',
      'showEvents',
      'showStars',
      'showGoals',
      'keepAwake',
      'seenAt',
    ],
    boards.deviceId,
  ),
  familyCalendars: exportedList(
    familyCalendars,
    [
      'id',
      'familyId',
      'name',
      'host',
      'color',
      'kidId',
      'showTitles',
      'state',
      'problem',
      'fetchedAt',
      'triedAt',
      'createdAt',
    ],
    familyCalendars.createdAt,
    familyCalendars.id,
  ),
  webhooks: exportedList(
    webhooks,
    [
      'id',
      'familyId',
      'url',
      'events',
      'isActive',
      'switchedOffAt',
      'lastTriedAt',
      'lastStatus',
      'madeBy',
      'createdAt',
    ],
    webhooks.createdAt,
    webhooks.id,
  ),
  calendarFeeds: exportedList(
    calendarFeeds,
    ['id', 'familyId', 'kidId', 'madeBy', 'createdAt'],
    calendarFeeds.createdAt,
    calendarFeeds.id,
  ),
  accessTokens: {
    ...exportedList(
      accessTokens,
      ['id', 'familyId', 'userId', 'name', 'scope', 'createdAt', 'expiresAt', 'lastUsedAt'],
      accessTokens.createdAt,
      accessTokens.id,
    ),
    where: (userId) => eq(accessTokens.userId, userId),
  },
  notificationDevices: {
    ...exportedList(
      pushSubscriptions,
      ['id', 'familyId', 'userId', 'device', 'wants', 'approves', 'createdAt'],
      pushSubscriptions.createdAt,
      pushSubscriptions.id,
    ),
    where: (userId) => eq(pushSubscriptions.userId, userId),
  },
  familyLog: visitsOfAdmins(),
};

/** A row for each step of each chore, in order. */
function stepsOfChores(): ExportedList {
  return {
    table: chores,
    join: {
      table: sql`jsonb_array_elements(${chores.steps}) WITH ORDINALITY AS step (value, position)`,
      on: sql`true`,
    },
    family: chores.familyId,
    fields: {
      id: sql`step.value ->> 'id'`.as('id'),
      familyId: chores.familyId,
      choreId: chores.id,
      position: sql`step.position::int`.as('position'),
      name: sql`step.value ->> 'name'`.as('name'),
      iconName: sql`step.value ->> 'iconName'`.as('iconName'),
      minutes: sql`(step.value ->> 'minutes')::int`.as('minutes'),
    },
    order: [chores.createdAt, chores.id, sql`step.position`],
  };
}

/** The rows of `GET /api/family/log`, without its limit. */
function visitsOfAdmins(): ExportedList {
  const visits = exportedList(
    familyLog,
    ['id', 'familyId', 'kind', 'reason', 'at'],
    familyLog.at,
    familyLog.id,
  );
  const by = sql<string | null>`(SELECT username FROM users WHERE users.id = ${familyLog.adminId})`.as('by');
  return { ...visits, fields: { ...visits.fields, by } };
}
