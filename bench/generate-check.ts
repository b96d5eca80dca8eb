import type pg from 'pg';
import { BADGES } from '@shared/rules/badges';

const BADGE_ROWS = BADGES.map(({ id, starRequirement }) => `('${id}', ${starRequirement})`).join(', ');

const CHECKS: Record<string, string> = {
  "a kid's sums are the ledger's": `
    SELECT count(*) FROM kids LEFT JOIN (
      SELECT kid_id, sum(amount) AS total, sum(lifetime_delta) AS lifetime FROM star_ledger GROUP BY kid_id) l
      ON l.kid_id = kids.id
    WHERE (total_stars, lifetime_stars) <> (coalesce(total, 0), coalesce(lifetime, 0))`,
  'each balance in the ledger is the sum of what came before it': `
    SELECT count(*) FROM (
      SELECT balance, sum(amount) OVER (PARTITION BY kid_id ORDER BY created_at, amount DESC) AS total FROM star_ledger) l
    WHERE balance <> total`,
  'each approved chore moved its stars once, and nothing else did': `
    SELECT count(*) FROM (SELECT * FROM chore_submissions WHERE status = 'approved') s
    FULL JOIN (SELECT * FROM star_ledger WHERE submission_id IS NOT NULL) l ON l.submission_id = s.id
    WHERE (s.kid_id, s.stars_awarded) IS DISTINCT FROM (l.kid_id, l.amount)`,
  'each approved reward moved its stars once, and nothing else did': `
    SELECT count(*) FROM (SELECT * FROM reward_redemptions WHERE status = 'approved') r
    FULL JOIN (SELECT * FROM star_ledger WHERE redemption_id IS NOT NULL) l ON l.redemption_id = r.id
    WHERE (r.kid_id, -r.stars_spent, r.new_stars) IS DISTINCT FROM (l.kid_id, l.amount, l.balance)`,
  "a kid's badges are those of the kid's lifetime stars": `
    SELECT count(*) FROM (
      SELECT kids.id AS kid_id, badge.id AS badge_id FROM kids JOIN (VALUES ${BADGE_ROWS}) AS badge (id, stars)
        ON badge.stars <= kids.lifetime_stars) due
    FULL JOIN kid_badges b USING (kid_id, badge_id) WHERE due.kid_id IS NULL OR b.family_id IS NULL`,
  'a reward counts its approvals': `
    SELECT count(*) FROM rewards LEFT JOIN (
      SELECT reward_id, count(*) AS times FROM reward_redemptions WHERE status = 'approved' GROUP BY reward_id) r
      ON r.reward_id = rewards.id
    WHERE current_redemptions <> coalesce(times, 0)`,
  'every family can be searched': `
    SELECT count(*) FROM families f FULL JOIN family_search s ON s.family_id = f.id
    WHERE f.created_at IS DISTINCT FROM s.created_at OR strpos(s.document, f.code) = 0`,
};

export async function check(db: pg.Client): Promise<void> {
  const broken: string[] = [];
  const count = async (rule: string, query: string) => {
    const { rows } = await db.query<{ count: string }>(`SELECT (${query})::text AS count`);
    if (rows[0]?.count !== '0') broken.push(`${rule}: not so for ${rows[0]?.count}`);
  };
  for (const [rule, query] of Object.entries(CHECKS)) await count(rule, query);
  for (const { name, query } of await foreignKeys(db)) await count(`the key ${name} holds`, query);
  if (broken.length > 0) throw new Error(`The database does not agree with itself.\n${broken.join('\n')}`);
}

/** Foreign keys are not checked while inserting. */
async function foreignKeys(db: pg.Client): Promise<{ name: string; query: string }[]> {
  const { rows } = await db.query<{ name: string; child: string; parent: string; pairs: string[][] }>(
    `SELECT conname AS name, conrelid::regclass::text AS child, confrelid::regclass::text AS parent,
       (SELECT json_agg(ARRAY[c.attname, p.attname])
        FROM unnest(conkey, confkey) AS pair (child, parent)
        JOIN pg_attribute c ON c.attrelid = conrelid AND c.attnum = pair.child
        JOIN pg_attribute p ON p.attrelid = confrelid AND p.attnum = pair.parent) AS pairs
     FROM pg_constraint WHERE contype = 'f' AND connamespace = 'public'::regnamespace`,
  );
  return rows.map(({ name, child, parent, pairs }) => {
    const given = pairs.map(([column]) => `c.${column} IS NOT NULL`).join(' AND ');
    const fits = pairs.map(([column, target]) => `p.${target} = c.${column}`).join(' AND ');
    return {
      name,
      query: `SELECT count(*) FROM ${child} c WHERE ${given} AND NOT EXISTS (SELECT 1 FROM ${parent} p WHERE ${fits})`,
    };
  });
}
