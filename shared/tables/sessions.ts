import { sql } from 'drizzle-orm';
import {
  bigint,
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { AUDIT_ACTORS, AUDIT_OUTCOMES } from '../audit';
import { createdAt, timestamp, primaryId } from './columns';
import { familyDevices } from './devices';
import { families, memberships, users } from './families';
import { kids } from './kids';
import { oneOf } from './one-of';

const ACTOR_TYPES = ['parent', 'kid', 'admin'] as const;

/**
 * `id` is a hash of the cookie's value, so a stolen table grants no access. The row has everything that a
 * request needs to know about its user.
 */
export const sessions = pgTable(
  'sessions',
  {
    id: text().primaryKey(),
    actorType: text({ enum: ACTOR_TYPES }).notNull(),
    familyId: uuid().references(() => families.id, { onDelete: 'cascade' }),
    userId: uuid().references(() => users.id, { onDelete: 'cascade' }),
    kidId: uuid().references(() => kids.id, { onDelete: 'cascade' }),
    tabletId: uuid().references(() => familyDevices.id, { onDelete: 'set null' }),
    data: jsonb().$type<Record<string, unknown>>().notNull(),
    createdAt: createdAt(),
    lastSeenAt: timestamp()
      .notNull()
      .default(sql`now()`),
    provedAt: timestamp()
      .notNull()
      .default(sql`now()`),
    // The earlier of the idle and the absolute end.
    expiresAt: timestamp().notNull(),
  },
  (t) => [
    index('sessions_family_idx').on(t.familyId),
    index('sessions_user_idx').on(t.userId),
    index('sessions_kid_idx').on(t.kidId),
    index('sessions_tablet_idx').on(t.tabletId),
    index('sessions_expires_idx').on(t.expiresAt),
    // Kids, admins and adults without a family have a null column, so it isn't checked for them.
    foreignKey({
      name: 'sessions_membership_fkey',
      columns: [t.familyId, t.userId],
      foreignColumns: [memberships.familyId, memberships.userId],
    }).onDelete('cascade'),
    check('sessions_actor_type', oneOf(t.actorType, ACTOR_TYPES)),
    check('sessions_one_person', sql`num_nonnulls(${t.userId}, ${t.kidId}) = 1`),
  ],
);

/** `expire` is in ms since 1970, by the database's clock. */
export const rateLimits = pgTable(
  'rate_limits',
  { key: text().primaryKey(), points: integer().notNull().default(0), expire: bigint({ mode: 'number' }) },
  (t) => [index('rate_limits_expire_idx').on(t.expire)],
);

/**
 * A response is stored in the write's transaction, and deleted with the kid or family (docs/decisions/0004).
 */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    familyId: uuid().references(() => families.id, { onDelete: 'cascade' }),
    kidId: uuid().references(() => kids.id, { onDelete: 'cascade' }),
    route: text().notNull(),
    key: text().notNull(),
    requestHash: text().notNull(),
    response: jsonb().$type<unknown>().notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    unique('idempotency_keys_family_key').on(t.familyId, t.route, t.key),
    unique('idempotency_keys_kid_key').on(t.kidId, t.route, t.key),
    index('idempotency_keys_created_idx').on(t.createdAt),
    check('idempotency_keys_one_subject', sql`num_nonnulls(${t.familyId}, ${t.kidId}) = 1`),
  ],
);

/** The log is append-only. It contains no names, and outlives the records it mentions. */
export const auditLog = pgTable(
  'audit_log',
  {
    id: primaryId(),
    at: timestamp()
      .notNull()
      .default(sql`now()`),
    actorType: text({ enum: AUDIT_ACTORS }).notNull(),
    actorId: uuid(),
    action: text().notNull(),
    target: text(),
    outcome: text({ enum: AUDIT_OUTCOMES }).notNull(),
    address: text(),
    requestId: text(),
  },
  // The id orders lines with the same timestamp.
  (t) => [
    index('audit_log_newest_idx').on(t.at.desc(), t.id.desc()),
    index('audit_log_action_newest_idx').on(t.action, t.at.desc(), t.id.desc()),
  ],
);
