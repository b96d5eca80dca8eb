/** The rows of each chore, in their order. */
export function groupByChore<Row extends { choreId: string }>(rows: readonly Row[]): Map<string, Row[]> {
  const groups = new Map<string, Row[]>();
  for (const row of rows) {
    const group = groups.get(row.choreId);
    if (group) group.push(row);
    else groups.set(row.choreId, [row]);
  }
  return groups;
}
