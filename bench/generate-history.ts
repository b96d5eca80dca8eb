import { BADGES } from '@shared/rules/badges';
import { PRICES, zoneOf } from './generate-people';
import { pick, toMillisecond, type Chance } from './generate-sql';

/**
 * A kid buys rewards of 10, 20 and 25 stars in turn, so the balance is never negative and needs no day-by-day
 * simulation.
 */
const STARS_A_PURCHASE = 25;
const [dear, cheap, middle] = PRICES;
const price = (purchase: string) => pick([dear, cheap, middle], `(${purchase}) % 3`);
const spentAfter = (purchases: string) =>
  `((${purchases}) / 3 * ${dear + cheap + middle} + ${pick([0, cheap, cheap + middle], `(${purchases}) % 3`)})`;
const WAITING = 2;

/**
 * Statements that fill `made_done` (completed chores with the stars so far) and `made_spent` (approved
 * rewards). Each review and purchase comes before the next chore.
 */
export function history({ below, share, id }: Chance): string[] {
  const at = toMillisecond(
    `k.created_at + k.step * (slot + 0.1 + 0.4 * ${share('k.n::bigint * 8192 + slot', 'at')})`,
  );
  return [
    `CREATE TEMP TABLE made_done AS
     SELECT *, ${id('at', 'kid_n::bigint * 8192 + slot', 'submission')} AS id,
       CASE WHEN status <> 'pending' THEN ${toMillisecond(`at + least(step * 0.2, interval '1 hour')`)} END AS reviewed_at,
       (sum(CASE WHEN status = 'approved' THEN stars ELSE 0 END) OVER (PARTITION BY kid_n ORDER BY slot))::int AS earned
     FROM (
       SELECT k.n AS kid_n, k.id AS kid_id, k.family_id, k.family_n, k.step, slot, c.id AS chore_id, c.name, c.stars, c.icon,
         c.is_daily, ${at} AS at,
         CASE WHEN slot >= k.slots - ${WAITING} AND (k.is_full OR slot = k.slots - 1 AND k.n % 10 = 0) THEN 'pending'
           WHEN ${below(20, 'k.n::bigint * 8192 + slot', 'review')} = 0 THEN 'rejected' ELSE 'approved' END AS status
       FROM made_kids k
       CROSS JOIN LATERAL generate_series(0, k.slots - 1) AS slot
       JOIN made_chores c ON c.family_n = k.family_n AND c.place = slot % 8) AS done`,
    `CREATE TEMP TABLE made_spent AS
     SELECT b.kid_n, b.kid_id, b.family_id, b.purchase, r.id AS reward_id, r.name, r.is_mystery, r.cost AS price,
       b.earned - ${spentAfter('b.purchase')} AS balance, b.reviewed_at AS earned_at,
       ${toMillisecond(`b.reviewed_at + least(b.step * 0.1, interval '5 minutes')`)} AS at,
       ${toMillisecond(`b.reviewed_at + least(b.step * 0.2, interval '30 minutes')`)} AS reviewed_at,
       ${id('b.reviewed_at', 'b.kid_n::bigint * 8192 + b.purchase', 'redemption')} AS id
     FROM (
       SELECT *, earned / ${STARS_A_PURCHASE} AS purchase FROM made_done
       WHERE status = 'approved' AND earned / ${STARS_A_PURCHASE} > (earned - stars) / ${STARS_A_PURCHASE}) AS b
     JOIN made_rewards r ON r.family_n = b.family_n AND r.cost = ${price('b.purchase')}`,
  ];
}

/** Inserts the rows in chronological order, as years of use would. */
export function historyRows({ id }: Chance): string[] {
  const badges = BADGES.map(({ id: badge, starRequirement }) => `('${badge}', ${starRequirement})`).join(
    ', ',
  );
  const place = 'kid_n::bigint * 8192 + slot';
  const purchase = 'kid_n::bigint * 8192 + purchase';
  return [
    `INSERT INTO chore_submissions (id, family_id, kid_id, chore_id, chore_name, chore_star_reward, chore_icon_name, status,
       stars_awarded, submitted_at, handed_in_on, due_on, occurrence_key, occurrence_place, reviewed_at, reviewed_by)
     SELECT d.id, d.family_id, kid_id, chore_id, name, stars, icon, status,
       CASE status WHEN 'approved' THEN stars WHEN 'rejected' THEN 0 END, at, day, due_on, due_on::text, due_on || '/' || kid_id || '/1', reviewed_at,
       CASE WHEN reviewed_at IS NOT NULL THEN parent_id END
     FROM made_done d JOIN made_families f ON f.n = d.family_n
     CROSS JOIN LATERAL (SELECT (d.at AT TIME ZONE ${zoneOf('f.n')})::date AS day) local
     CROSS JOIN LATERAL (SELECT CASE WHEN is_daily THEN day END AS due_on) due ORDER BY at`,
    `INSERT INTO reward_redemptions (id, family_id, kid_id, reward_id, reward_name, reward_is_mystery, stars_spent, status,
       new_stars, requested_at, reviewed_at, reviewed_by, shown_at, delivered_at)
     SELECT s.id, family_id, kid_id, reward_id, name, is_mystery, price, 'approved', balance, at, reviewed_at, parent_id,
       CASE WHEN is_last THEN NULL ELSE reviewed_at END, CASE WHEN is_last THEN NULL ELSE reviewed_at END
     FROM (SELECT *, lead(purchase) OVER (PARTITION BY kid_n ORDER BY purchase) IS NULL AS is_last FROM made_spent) s
       JOIN made_families f ON f.id = s.family_id ORDER BY at`,
    `INSERT INTO reward_redemptions (id, family_id, kid_id, reward_id, reward_name, reward_is_mystery, stars_spent,
       requested_at)
     SELECT ${id('d.at', 'd.kid_n', 'wish')}, d.family_id, d.kid_id, r.id, r.name, r.is_mystery, r.cost, d.at
     FROM made_kids k
     JOIN made_done d ON d.kid_n = k.n AND d.slot = k.slots - 1
     JOIN made_rewards r ON r.family_n = k.family_n AND r.cost = ${dear}
     WHERE k.is_full`,
    `INSERT INTO star_ledger (id, family_id, kid_id, kind, amount, lifetime_delta, balance, submission_id, redemption_id, created_at, label, is_mystery)
     SELECT * FROM (
       SELECT ${id('reviewed_at', place, 'earned')}, family_id, kid_id, 'chore', stars, stars,
         earned - ${spentAfter(`(earned - stars) / ${STARS_A_PURCHASE}`)}, id, NULL::uuid, reviewed_at, name, false
       FROM made_done WHERE status = 'approved'
       UNION ALL
       SELECT ${id('reviewed_at', purchase, 'spent')}, family_id, kid_id, 'reward', -price, 0, balance, NULL, id, reviewed_at,
         name, is_mystery
       FROM made_spent) AS moved ORDER BY reviewed_at`,
    `INSERT INTO kid_badges (family_id, kid_id, badge_id, earned_at)
     SELECT family_id, kid_id, badge.id, reviewed_at
     FROM made_done JOIN (VALUES ${badges}) AS badge (id, stars)
       ON badge.stars > made_done.earned - made_done.stars AND badge.stars <= made_done.earned
     WHERE status = 'approved' ORDER BY reviewed_at`,
    `INSERT INTO kid_logins (id, family_id, kid_id, created_at)
     SELECT ${id('at', place, 'login')}, family_id, kid_id, at FROM made_done WHERE slot % 3 = 0 ORDER BY reviewed_at`,
    `INSERT INTO messages (id, family_id, kid_id, parent_id, content, emoji, message_type, created_at, read_at)
     SELECT ${id('d.at', 'd.kid_n::bigint * 8192 + d.slot', 'message')}, d.family_id, d.kid_id, f.parent_id,
       'You did that all by yourself, well done!', '🌟', 'motivation', d.at, d.reviewed_at
     FROM made_done d JOIN made_families f ON f.n = d.family_n
     WHERE d.slot % 10 = 5 ORDER BY d.at`,
  ];
}
