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

/** Addresses of a family's choice that are told of events (docs/decisions/0319). */
export const webhooks = pgTable(
  'webhooks',
  {
    /** The secret that signs its messages is derived from it (`webhookSecret`). */
    id: primaryId(),
    familyId: uuid()
      .notNull()
      .references(() => families.id, { onDelete: 'cascade' }),
    url: text().notNull(),
    /** The parent who chose this address; the webhook ends with their membership. */
    madeBy: uuid().notNull(),
    events: text({ enum: WEBHOOK_EVENTS }).array().notNull(),
    isActive: boolean().notNull().default(true),
    /** When it was switched off because of its failures; null when it is on, or a parent switched it off. */
    switchedOffAt: timestamp(),
    /** Failures since the last success, and since when. */
    failures: integer().notNull().default(0),
    failingSince: timestamp(),
    /** Not before then is it tried again; a job is queued for that time. */
    retryAt: timestamp(),
    /** Until when a process has it to itself to send a message. */
    claimedUntil: timestamp(),
    lastTriedAt: timestamp(),
    /** What it last responded; null when it was out of reach, or was never tried. */
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

/** Messages to webhooks. A row is deleted when it was sent, and after a day. */
export const webhookDeliveries = pgTable(
  'webhook_deliveries',
  {
    id: primaryId(),
    familyId: uuid().notNull(),
    webhookId: uuid().notNull(),
    /** The order of sending. Drawn while the webhook's row is locked, so it is the order of the commits. */
    position: bigint({ mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    /** The JSON that is sent, to the byte. */
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
