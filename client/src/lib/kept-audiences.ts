/** Users whose screens a device caches in addition to the kids' login: those who have signed in on it. */
export const AUDIENCES = ['kids', 'parents'] as const;
export type Audience = (typeof AUDIENCES)[number];

/** Parses a list of audiences from storage or the worker's URL. */
export const audiencesIn = (list: string | null): readonly Audience[] =>
  AUDIENCES.filter((audience) => list?.split(' ').includes(audience));

/** The URL of the service worker that caches the app in this language for these audiences. */
export const workerAddress = (locale: string, audiences: readonly Audience[]): string =>
  `/sw.js?${new URLSearchParams({ locale, for: audiences.join(' ') }).toString()}`;
