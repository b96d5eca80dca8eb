import { AVATAR_COLOR, CHORE_CATEGORIES, DIFFICULTIES, TIERS } from '@shared/constants';
import { CHORE_ICONS } from '@shared/icons';
import type { Schedule } from '@shared/rules/schedule';
import { pick, toMillisecond, type Chance } from './generate-sql';

export interface Population {
  families: number;
  full: number;
  chores: number;
  until: Date;
  passwordHash: string;
  patternHash: string;
}

export const YEARS = 3;
const LEAST_YEARS = 2;
export const CHORES_A_DAY = 3;

const NAMES =
  'Ada Ben Cleo Dan Eva Finn Gus Hana Ida Jan Kim Leo Mia Noa Otto Pia Quinn Rosa Sam Tom Uma Vera Wim Yara Zoe'.split(
    ' ',
  );
const SURNAMES =
  'Archer Baker Carter Dyer Ellis Fisher Glover Harper Irving Jolly Keeler Lister Mercer Nash Olsen Parker Reeve'.split(
    ' ',
  );
const ZONES = ['UTC', 'Europe/Berlin', 'America/New_York', 'Asia/Tokyo', 'America/Sao_Paulo'];
const KIDS = [1, 2, 2, 3, 3, 4];
const SHOWN_CHORES = 8;
/** The first chores are daily, the others unscheduled. */
const DAILY_CHORES = 4;
const DAILY: Schedule = { kind: 'days', days: [0, 1, 2, 3, 4, 5, 6] };
const CHORES = 10;
/** The last one is never bought. */
export const PRICES = [25, 10, 20, 200] as const;

export const zoneOf = (n: string): string => pick(ZONES, `${n} % ${ZONES.length}`);

const literal = (text: string) => `'${text.replaceAll("'", "''")}'`;

/**
 * Statements that fill temporary tables: `made_families` (numbered from 1, with shuffled codes), `made_kids`
 * and `made_chores`.
 */
export function people(of: Population, { below, share, id }: Chance): string[] {
  const until = `${literal(of.until.toISOString())}::timestamptz`;
  const start = `(${until} - interval '${YEARS} years')`;
  return [
    `CREATE TEMP TABLE made_families AS
     WITH codes AS (
       SELECT lpad(code::text, 5, '0') AS code FROM generate_series(0, 99999) AS code ORDER BY md5(code::text) LIMIT ${of.families}
     ), numbered AS (SELECT (row_number() OVER ())::int AS n, code FROM codes)
     SELECT n, code, created_at, ${id('created_at', 'n', 'family')} AS id, ${id('created_at', 'n', 'parent')} AS parent_id,
       n <= ${of.full} AS is_full
     FROM (
       SELECT n, code, CASE WHEN n <= ${of.full} THEN ${start} + n * interval '1 second'
         ELSE ${toMillisecond(`${start} + ${share('n', 'since')} * interval '${YEARS - LEAST_YEARS} years'`)} END AS created_at
       FROM numbered) AS registered`,
    `CREATE TEMP TABLE made_kids AS
     SELECT n * 4 + place AS n, n AS family_n, place, family_id, is_full, created_at, slots,
       ${id('created_at', 'n * 4 + place', 'kid')} AS id, (${until} - created_at) / greatest(slots, 1) AS step
     FROM (
       SELECT f.n, f.id AS family_id, f.is_full, place, f.created_at + place * interval '1 minute' AS created_at,
         CASE WHEN f.is_full THEN extract(day FROM ${until} - f.created_at)::int * ${CHORES_A_DAY} ELSE ${of.chores} END AS slots
       FROM made_families f CROSS JOIN LATERAL generate_series(1, ${pick(KIDS, 'f.n % 6')}) AS place) AS kid`,
    `CREATE TEMP TABLE made_chores AS
     SELECT n AS family_n, place, family_id, created_at, ${id('created_at', 'n * 16 + place', 'chore')} AS id,
       'Load the dishwasher ' || place AS name, place < ${DAILY_CHORES} AS is_daily, 1 + ${below(10, 'n * 16 + place', 'stars')} AS stars,
       ${pick(CHORE_ICONS, 'place')} AS icon
     FROM (
       SELECT f.n, f.id AS family_id, place, f.created_at + (10 + place) * interval '1 minute' AS created_at
       FROM made_families f CROSS JOIN generate_series(0, ${CHORES - 1}) AS place) AS chore`,
    `CREATE TEMP TABLE made_rewards AS
     SELECT n AS family_n, place, family_id, created_at, ${id('created_at', 'n * 16 + place', 'reward')} AS id,
       'A film of your choice ' || place AS name, ${pick(PRICES, 'place')} AS cost, place = 2 AS is_mystery
     FROM (
       SELECT f.n, f.id AS family_id, place, f.created_at + (30 + place) * interval '1 minute' AS created_at
       FROM made_families f CROSS JOIN generate_series(0, ${PRICES.length - 1}) AS place) AS reward`,
  ];
}

/** Requires `made_done` and `made_spent`. */
export function peopleRows({ passwordHash, patternHash }: Population, { below }: Chance): string[] {
  return [
    `INSERT INTO families (id, name, code, timezone, created_at)
     SELECT id, 'The ' || ${pick(SURNAMES, below(SURNAMES.length, 'n', 'surname'))} || ' nest', code,
       ${zoneOf('n')}, created_at
     FROM made_families ORDER BY created_at`,
    `INSERT INTO users (id, username, password_hash, first_name, last_name, email, role, created_at)
     SELECT parent_id, 'parent-' || n, ${literal(passwordHash)}, ${pick(NAMES, below(NAMES.length, 'n', 'name'))},
       ${pick(SURNAMES, below(SURNAMES.length, 'n', 'surname'))},
       CASE WHEN n % 3 > 0 THEN 'parent-' || n || '@example.org' END, 'parent', created_at
     FROM made_families ORDER BY created_at`,
    `INSERT INTO memberships (family_id, user_id, role, created_at)
     SELECT id, parent_id, 'owner', created_at FROM made_families ORDER BY created_at`,
    `INSERT INTO kids (id, family_id, name, avatar_color, pattern_hash, total_stars, lifetime_stars, created_at, created_on)
     SELECT k.id, k.family_id, ${pick(NAMES, below(NAMES.length, 'k.n', 'name'))}, ${pick(Object.values(AVATAR_COLOR), 'k.n % 8')},
       ${literal(patternHash)}, coalesce(d.earned, 0) - coalesce(s.spent, 0), coalesce(d.earned, 0), k.created_at,
       (k.created_at AT TIME ZONE ${zoneOf('k.family_n')})::date
     FROM made_kids k
     LEFT JOIN (SELECT kid_n, max(earned) AS earned FROM made_done GROUP BY kid_n) d ON d.kid_n = k.n
     LEFT JOIN (SELECT kid_n, sum(price) AS spent FROM made_spent GROUP BY kid_n) s ON s.kid_n = k.n
     ORDER BY k.created_at`,
    `INSERT INTO chores (id, family_id, name, description, icon_name, star_reward, category, difficulty, is_active,
       schedule, created_at, archived_at)
     SELECT id, family_id, name, 'Scrape the plates first.', icon, stars, ${pick(CHORE_CATEGORIES, 'place % 7')},
       ${pick(DIFFICULTIES, 'place % 3')}, place <> 7,
       CASE WHEN is_daily THEN ${literal(JSON.stringify(DAILY))} ELSE '{"kind":"anytime"}' END::jsonb, created_at,
       CASE WHEN place >= ${SHOWN_CHORES} THEN created_at + interval '1 hour' END
     FROM made_chores ORDER BY created_at`,
    `INSERT INTO chore_revisions (family_id, chore_id, from_day, occurrences_from, schedule, week_start, sharing, kid_ids,
       turn_order, is_active)
     SELECT c.family_id, c.id, day, day, c.schedule, 0, c.sharing, '{}', '{}', c.is_active AND c.archived_at IS NULL
     FROM chores c JOIN made_chores m USING (id)
     CROSS JOIN LATERAL (SELECT (m.created_at AT TIME ZONE ${zoneOf('m.family_n')})::date AS day) AS local`,
    `INSERT INTO rewards (id, family_id, name, description, star_cost, tier, is_mystery, current_redemptions, created_at)
     SELECT r.id, r.family_id, r.name, 'With popcorn.', r.cost, ${pick(TIERS, 'least(r.cost / 20, 2)')}, r.is_mystery,
       coalesce(s.times, 0), r.created_at
     FROM made_rewards r
     LEFT JOIN (SELECT reward_id, count(*) AS times FROM made_spent GROUP BY reward_id) s ON s.reward_id = r.id
     ORDER BY r.created_at`,
    // Replaces the disabled triggers (migration add-family-search).
    `INSERT INTO family_search (family_id, created_at, document)
     SELECT f.id, f.created_at, lower(concat_ws(E'\\x1f', f.name, f.code, u.text, k.text))
     FROM families f
     JOIN made_families USING (id)
     LEFT JOIN (SELECT family_id, string_agg(concat_ws(E'\\x1f', username, email), E'\\x1f') AS text
       FROM memberships JOIN users ON users.id = user_id GROUP BY family_id) u ON u.family_id = f.id
     LEFT JOIN (SELECT family_id, string_agg(name, E'\\x1f') AS text FROM kids GROUP BY family_id) k ON k.family_id = f.id
     ORDER BY f.created_at`,
  ];
}
