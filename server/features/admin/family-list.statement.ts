import { sql, type SQL } from 'drizzle-orm';
import { STARS_PER_LEVEL } from '@shared/constants';
import { chores, families, kids, memberships, rewards, users } from '@shared/tables/index';
import type { Db } from '../../db/client';
import { prepared } from '../../db/prepared';
import { isoTime } from '../../db/record-columns';
import { newestFirst, type Cursor } from './cursor';

const NEWEST = { at: 'infinity', id: 'ffffffff-ffff-ffff-ffff-ffffffffffff' };
const OLDEST = { at: '-infinity', id: '00000000-0000-0000-0000-000000000000' };

export const MAX_BATCH = 1000;

const given = (name: string, type: 'uuid' | 'uuid[]' | 'timestamptz') =>
  sql`${sql.placeholder(name)}::${sql.raw(type)}`;

/**
 * Formats the families of `source` as JSON. A family's stars are lifetime stars, a kid's are the balance. One
 * query per table costs a third of subqueries per family.
 */
function familyList(db: Db, name: string, source: SQL) {
  const part = (as: string, query: SQL) => db.$with(as, {}).as(query);
  const ofBatch = sql.raw('family_id IN (SELECT id FROM batch)');
  const countOf = (table: typeof chores | typeof rewards) => sql`
    SELECT family_id, count(*) AS count FROM ${table} WHERE ${ofBatch} AND archived_at IS NULL GROUP BY family_id`;
  return db
    .with(
      part('batch', sql`SELECT id, name, code, created_at, suspended_at FROM ${source}`),
      part(
        'owner',
        sql`SELECT family_id, username, first_name, last_name, email
          FROM ${memberships} JOIN ${users} ON ${users.id} = ${memberships.userId}
          WHERE ${ofBatch} AND ${memberships.role} = 'owner'`,
      ),
      part(
        'used',
        sql`SELECT family_id, max(last_used_at) AS at FROM ${memberships} WHERE ${ofBatch} GROUP BY family_id`,
      ),
      part(
        'kid',
        sql`SELECT family_id, count(*) AS count, sum(lifetime_stars) AS earned, json_agg(json_build_object(
            'id', id, 'name', name, 'totalStars', total_stars,
            'currentLevel', lifetime_stars / ${sql.raw(String(STARS_PER_LEVEL))} + 1) ORDER BY created_at, id) AS list
          FROM ${kids} WHERE ${ofBatch} GROUP BY family_id`,
      ),
      part('chore', countOf(chores)),
      part('reward', countOf(rewards)),
    )
    .select({
      text: sql<string>`coalesce(json_agg(json_build_object(
        'id', batch.id, 'familyName', batch.name, 'username', username, 'firstName', first_name, 'lastName', last_name,
        'email', email, 'familyCode', code,
        'createdAt', ${isoTime('created_at')}, 'suspendedAt', ${isoTime('suspended_at')}, 'lastUsedAt', ${isoTime('used.at')},
        'kids', coalesce(kid.list, '[]'), 'stats', json_build_object(
          'activeKids', coalesce(kid.count, 0), 'totalStars', coalesce(kid.earned, 0),
          'totalChores', coalesce(chore.count, 0), 'totalRewards', coalesce(reward.count, 0)))
        ORDER BY created_at DESC, batch.id DESC), '[]')::text`,
    })
    .from(
      sql`batch JOIN owner ON owner.family_id = batch.id JOIN used ON used.family_id = batch.id LEFT JOIN kid ON kid.family_id = batch.id
        LEFT JOIN chore ON chore.family_id = batch.id LEFT JOIN reward ON reward.family_id = batch.id`,
    )
    .prepare(name);
}

const named = prepared((db) =>
  familyList(db, 'admin_families_named', sql`${families} WHERE id = ANY(${given('ids', 'uuid[]')})`),
);

// The limit is for the planner's estimate.
const between = prepared((db) =>
  familyList(
    db,
    'admin_families_between',
    sql`(SELECT * FROM ${families}
        WHERE (created_at, id) < (${given('afterAt', 'timestamptz')}, ${given('afterId', 'uuid')})
        ORDER BY ${sql.join(newestFirst(families.createdAt, families.id), sql`, `)} LIMIT ${sql.raw(String(MAX_BATCH))}
      ) AS following
      WHERE (created_at, id) >= (${given('upToAt', 'timestamptz')}, ${given('upToId', 'uuid')})`,
  ),
);

export async function familiesNamed(db: Db, ids: string[]): Promise<string> {
  return textOf(await named(db).execute({ ids }));
}

export async function familiesBetween(db: Db, after: Cursor | null, upTo: Cursor | null): Promise<string> {
  const [from, to] = [placeOf(after) ?? NEWEST, placeOf(upTo) ?? OLDEST];
  return textOf(
    await between(db).execute({ afterAt: from.at, afterId: from.id, upToAt: to.at, upToId: to.id }),
  );
}

const placeOf = (cursor: Cursor | null) => cursor && { at: cursor.createdAt.toISOString(), id: cursor.id };

const textOf = ([row]: { text: string }[]) => row?.text ?? '[]';
