import { ApiError } from '@/lib/api-client';
import { plural } from '@/lib/format';

/** A time without tries, from and until in milliseconds. */
export interface Rest {
  from: number;
  until: number;
}

/** The rests of kids, for as long as the page: whoever comes back to the pictures finds Pip still napping. */
const rests = new Map<string, Rest>();

/** The rest a kid was asked for, while it lasts. */
export function restOf(kidId: string): Rest | null {
  const rest = rests.get(kidId);
  return rest && rest.until > Date.now() ? rest : null;
}

/** Remembers a kid's rest, or with null that it is over. */
export function setRestOf(kidId: string, rest: Rest | null): void {
  if (rest) rests.set(kidId, rest);
  else rests.delete(kidId);
}

/** Where the server does not say for how long. */
const FALLBACK_SECONDS = 60;

/** The rest that an answer of `at` asks for after too many tries, or null for any other error. */
export function restFor(error: Error | null, at: number): Rest | null {
  if (!(error instanceof ApiError) || error.status !== 429) return null;
  return { from: at, until: at + (error.retryAfter ?? FALLBACK_SECONDS) * 1000 };
}

/** How long something still takes, in words that do not press: 'less than a minute', 'about 4 minutes'. */
export function waitWords(milliseconds: number): string {
  const minutes = Math.ceil(milliseconds / 60_000);
  if (milliseconds < 60_000) return 'less than a minute';
  if (minutes < 90) return `about ${plural(minutes, 'minute')}`;
  return `about ${Math.ceil(minutes / 60)} hours`;
}
