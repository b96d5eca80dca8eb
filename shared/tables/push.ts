import { boolean, foreignKey, index, integer, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { PUSH_WANTS } from '../constants';
import { createdAt, primaryId, timestamp } from './columns';
import { memberships } from './families';
import { sessions } from './sessions';

export const pushSubscriptions = pgTable(
  'push_subscriptions',
  {
    id: primaryId(),
    familyId: uuid().notNull(),
    userId: uuid().notNull(),
    /** Deleted with a session that ends. If the session expires, the row stays without one. */
    sessionId: text().references(() => sessions.id, { onDelete: 'cascade' }),
    endpoint: text().notNull(),
    p256dh: text().notNull(),
    auth: text().notNull(),
    device: text(),
    wants: text({ enum: PUSH_WANTS }).array().notNull(),
    /** Notifications have a button that approves chores. */
    approves: boolean().notNull().default(true),
    /** The shown content, null if the browser shows no notification. */
    told: text(),
    /** Set while a process sends a message. */
    claimedUntil: timestamp(),
    /** Failures since the last success; the time of the first one is `failingSince`. */
    failures: integer().notNull().default(0),
    failingSince: timestamp(),
    /** A job is queued for this time. */
    retryAt: timestamp(),
    createdAt: createdAt(),
  },
  (t) => [
    foreignKey({
      name: 'push_subscriptions_membership_fkey',
      columns: [t.familyId, t.userId],
      foreignColumns: [memberships.familyId, memberships.userId],
    }).onDelete('cascade'),
    unique('push_subscriptions_endpoint_key').on(t.endpoint),
    unique('push_subscriptions_session_key').on(t.sessionId),
    index('push_subscriptions_family_idx').on(t.familyId, t.userId),
    index('push_subscriptions_user_idx').on(t.userId),
  ],
);
