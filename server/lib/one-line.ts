export function oneLine(error: unknown): string {
  let first = error;
  while (first instanceof Error) {
    const next: unknown = first instanceof AggregateError ? first.errors[0] : first.cause;
    if (!(next instanceof Error)) break;
    first = next;
  }
  const text = first instanceof Error ? first.message || first.name : String(first);
  return text.split('\n', 1)[0] ?? text;
}
