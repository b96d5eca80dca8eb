/** One line that says why: the message of what caused the error in the first place, not of what wrapped it on the way. */
export function oneLine(error: unknown): string {
  let first = error;
  while (first instanceof Error) {
    // One that failed at several addresses says nothing itself.
    const next: unknown = first instanceof AggregateError ? first.errors[0] : first.cause;
    if (!(next instanceof Error)) break;
    first = next;
  }
  const text = first instanceof Error ? first.message || first.name : String(first);
  return text.split('\n', 1)[0] ?? text;
}
