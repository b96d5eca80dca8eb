import {
  bigint,
  boolean,
  foreignKey,
  index,
  integer,
  pgTable,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { WEBHOOK_EVENTS } from '../program-constants';
import { createdAt, primaryId, timestamp } from './columns';
import { families, memberships } from './families';

/** See docs/decisions/0319. */
export const webhooks = pgTable(
  'webhooks',
  {
    /** The signing secret is derived from this id. */
    id: primaryId(),
    familyId: uuid()
      .notNull()
      .references(() => families.id, { onDelete: 'cascade' }),
    url: text().notNull(),
    madeBy: uuid().notNull(),
    events: text({ enum: WEBHOOK_EVENTS }).array().notNull(),
    isActive: boolean().notNull().default(true),
    /** When failures turned it off. Null if a parent did. */
    switchedOffAt: timestamp(),
    /** Failures since the last success; the time of the first one is `failingSince`. */
    failures: integer().notNull().default(0),
    failingSince: timestamp(),
    retryAt: timestamp(),
    claimedUntil: timestamp(),
    lastTriedAt: timestamp(),
    lastStatus: integer(),
    createdAt: createdAt(),
  },
  (t) => [
    unique('webhooks_family_id_key').on(t.familyId, t.id),
    index('webhooks_family_idx').on(t.familyId, t.createdAt),
    index('webhooks_maker_idx').on(t.familyId, t.madeBy),
    foreignKey({
      name: 'webhooks_maker_fkey',
      columns: [t.familyId, t.madeBy],
      foreignColumns: [memberships.familyId, memberships.userId],
    }).onDelete('cascade'),
  ],
);

/** A delivery is deleted once sent, or after a day. */
export const webhookDeliveries = pgTable(
  'webhook_deliveries',
  {
    id: primaryId(),
    familyId: uuid().notNull(),
    webhookId: uuid().notNull(),
    /** The position is drawn with the webhook's row locked. */
    position: bigint({ mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    body: text().notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    index('webhook_deliveries_oldest_idx').on(t.familyId, t.webhookId, t.position),
    index('webhook_deliveries_created_idx').on(t.createdAt),
    foreignKey({
      name: 'webhook_deliveries_webhook_fkey',
      columns: [t.familyId, t.webhookId],
      foreignColumns: [webhooks.familyId, webhooks.id],
    }).onDelete('cascade'),
  ],
);
