type Query = (text: string, values: unknown[]) => Promise<unknown>;

/** Makes records as old as if they had been added `days` days earlier. */
export async function age(
  query: Query,
  days: number,
  { chores = [], kids = [] }: { chores?: string[]; kids?: string[] },
): Promise<void> {
  await query('UPDATE kids SET created_on = created_on - $1::int WHERE id = ANY($2)', [days, kids]);
  await query(`UPDATE chores SET created_at = created_at - $1 * interval '1 day' WHERE id = ANY($2)`, [
    days,
    chores,
  ]);
  await query(
    `WITH gone AS (DELETE FROM chore_revisions WHERE chore_id = ANY($2) RETURNING *)
     INSERT INTO chore_revisions
     SELECT family_id, chore_id, from_day - $1::int, occurrences_from - $1::int, schedule, week_start, sharing, kid_ids,
       turn_order, is_active FROM gone ORDER BY from_day`,
    [days, chores],
  );
}
