/**
 * The fields of `after` that are not as in `before`. Only these are sent, so that of two parents at one record neither
 * undoes what the other has changed. Everything is sent where `before` is not known.
 */
export function changedFields<Body extends object>(before: Body | undefined, after: Body): Partial<Body> {
  if (!before) return after;
  const old = new Map<string, unknown>(Object.entries(before));
  const changed = Object.entries(after).filter(
    // Lists and schedules are made anew by each reading of the form.
    ([field, value]) => JSON.stringify(old.get(field)) !== JSON.stringify(value),
  );
  return Object.fromEntries(changed) as Partial<Body>;
}

/**
 * The changed fields, and as `expected` what they are in the `record` that the form shows: the server refuses the change
 * where somebody else has changed one of them since.
 */
export function changeOf<Body extends object>(
  before: Body | undefined,
  after: Body,
  record: object,
): Partial<Body> & { expected: Record<string, unknown> } {
  const changed = changedFields(before, after);
  const expected = Object.entries(record).filter(([field]) => field in changed);
  return { ...changed, expected: Object.fromEntries(expected) };
}
