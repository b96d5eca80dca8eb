function changedFields<Body extends object>(before: Body | undefined, after: Body): Partial<Body> {
  if (!before) return after;
  const old = new Map<string, unknown>(Object.entries(before));
  const changed = Object.entries(after).filter(
    // Lists and schedules are new objects each time.
    ([field, value]) => JSON.stringify(old.get(field)) !== JSON.stringify(value),
  );
  return Object.fromEntries(changed) as Partial<Body>;
}

/** The server rejects a change whose `expected` values are outdated. */
export function changeOf<Body extends object>(
  before: Body | undefined,
  after: Body,
  record: object,
): Partial<Body> & { expected: Record<string, unknown> } {
  const changed = changedFields(before, after);
  const expected = Object.entries(record).filter(([field]) => field in changed);
  return { ...changed, expected: Object.fromEntries(expected) };
}
