/**
 * Row counts and checksums of tables, names of constraints, indexes and triggers, and whether stars match the
 * ledger. Independent of row order.
 */
export async function snapshotOf(client) {
  await client.query(
    "SET TimeZone = 'UTC'; SET DateStyle = 'ISO'; SET IntervalStyle = 'postgres'; SET bytea_output = 'hex'; SET extra_float_digits = 1",
  );
  const tables = new Map();
  for (const { name } of await rows(client, TABLES)) {
    const [found] = await rows(
      client,
      `SELECT count(*)::text AS rows, coalesce(sum(('x' || left(md5(t::text), 15))::bit(60)::bigint), 0)::text AS contents FROM ${name} t`,
    );
    tables.set(name, found);
  }
  const parts = new Set((await rows(client, PARTS)).map(({ part }) => part));
  const [ledger] = tables.has('public.kids') ? await rows(client, LEDGER) : [{}];
  return { tables, parts, ...ledger };
}

export async function sequencesOf(client) {
  const found = new Map();
  for (const { name, owner, field } of await rows(client, SEQUENCES)) {
    const [state] = await rows(
      client,
      `SELECT last_value::text AS last, (SELECT coalesce(max(${field}), 0)::text FROM ${owner}) AS used FROM ${name}`,
    );
    found.set(name, state);
  }
  return found;
}

/** Sequences are not transactional, so a restored value must be between those before and after the backup. */
export function differences(before, after, { sequencesBefore, sequencesAfter, sequencesRestored }) {
  const problems = [];
  for (const [name, table] of before.tables) {
    const restored = after.tables.get(name);
    if (!restored) problems.push(`${name} is missing`);
    else if (restored.rows !== table.rows) problems.push(`${name}: ${restored.rows} of ${table.rows} rows`);
    else if (restored.contents !== table.contents) problems.push(`${name}: different contents`);
  }
  for (const name of after.tables.keys())
    if (!before.tables.has(name)) problems.push(`${name} is unexpected`);
  for (const part of before.parts) if (!after.parts.has(part)) problems.push(`${part} is missing`);
  if (before.stars !== after.stars) problems.push(`${after.stars} stars instead of ${before.stars}`);
  if (Number(after.unbalanced) > 0)
    problems.push(`${after.unbalanced} kids whose ledger differs from their stars`);
  for (const [name, { last, used }] of sequencesRestored) {
    const [low, high] = [sequencesBefore, sequencesAfter].map((each) => BigInt(each.get(name)?.last ?? 0));
    const value = BigInt(last);
    if (value < low || value > high) problems.push(`${name} is at ${last}, not between ${low} and ${high}`);
    if (value < BigInt(used)) problems.push(`${name} is at ${last}, but ${used} is in use`);
  }
  return problems;
}

const rows = async (client, text) => (await client.query(text)).rows;

const OURS = "n.nspname NOT LIKE 'pg\\_%' AND n.nspname <> 'information_schema'";

const TABLES = `
  SELECT format('%I.%I', n.nspname, c.relname) AS name
  FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
  WHERE c.relkind = 'r' AND ${OURS} ORDER BY 1`;

const PARTS = `
  SELECT format('%s %s of %s', CASE k.contype WHEN 'c' THEN 'check' WHEN 'f' THEN 'foreign key' ELSE 'key' END, k.conname, k.conrelid::regclass) AS part
  FROM pg_constraint k JOIN pg_namespace n ON n.oid = k.connamespace
  WHERE k.contype IN ('c', 'f', 'p', 'u', 'x') AND ${OURS}
  UNION ALL
  SELECT format('index %s of %s', i.indexrelid::regclass, i.indrelid::regclass)
  FROM pg_index i JOIN pg_class c ON c.oid = i.indexrelid JOIN pg_namespace n ON n.oid = c.relnamespace WHERE ${OURS}
  UNION ALL
  SELECT format('trigger %s of %s', t.tgname, t.tgrelid::regclass)
  FROM pg_trigger t JOIN pg_class c ON c.oid = t.tgrelid JOIN pg_namespace n ON n.oid = c.relnamespace
  WHERE NOT t.tgisinternal AND t.tgenabled = 'O' AND ${OURS}`;

const SEQUENCES = `
  SELECT format('%I.%I', n.nspname, s.relname) AS name, d.refobjid::regclass::text AS owner, quote_ident(a.attname) AS field
  FROM pg_class s JOIN pg_namespace n ON n.oid = s.relnamespace
  JOIN pg_depend d ON d.classid = 'pg_class'::regclass AND d.objid = s.oid AND d.deptype IN ('a', 'i') AND d.refobjsubid > 0
  JOIN pg_attribute a ON a.attrelid = d.refobjid AND a.attnum = d.refobjsubid
  WHERE s.relkind = 'S' AND ${OURS}`;

const LEDGER = `
  SELECT count(*)::text AS kids, coalesce(sum(k.total_stars), 0)::text AS stars,
    count(*) FILTER (WHERE k.total_stars <> coalesce(l.total, 0) OR k.lifetime_stars <> coalesce(l.earned, 0))::text AS unbalanced
  FROM kids k LEFT JOIN (
    SELECT kid_id, sum(amount) AS total, sum(lifetime_delta) AS earned FROM star_ledger GROUP BY kid_id
  ) l ON l.kid_id = k.id`;
