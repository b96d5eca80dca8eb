import { ApiError } from './api-client';

/** What is wrong with a form, by the name of the field. */
export type Faults = Readonly<Record<string, string>>;

const fieldOf = (path: string): string => path.split('.')[0] ?? '';

/** The faults the server named, at the fields of the form; empty where it named none. */
export function faultsOfAnswer(error: unknown): Faults {
  if (!(error instanceof ApiError)) return {};
  const faults: Record<string, string> = {};
  for (const [path, message] of Object.entries(error.fields)) faults[fieldOf(path)] ??= message;
  return faults;
}

/** `faults` without that of `field`: typing takes back what was said about the old text. */
export function withoutFault(faults: Faults, field: string): Faults {
  return Object.fromEntries(Object.entries(faults).filter(([name]) => name !== field));
}
