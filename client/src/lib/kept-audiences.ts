/** Whose screens a device keeps, besides the kids' login: of those who have been signed in on it. */
export const AUDIENCES = ['kids', 'parents'] as const;
export type Audience = (typeof AUDIENCES)[number];

/** The audiences that a list of names has, as storage and the worker's address hold it. */
export const audiencesIn = (list: string | null): readonly Audience[] =>
  AUDIENCES.filter((audience) => list?.split(' ').includes(audience));

/** The address of the worker that keeps the app in a language for these audiences. */
export const workerAddress = (locale: string, audiences: readonly Audience[]): string =>
  `/sw.js?${new URLSearchParams({ locale, for: audiences.join(' ') }).toString()}`;
