import { BUILD_HEADER } from '@shared/entry-constants';

let newer = false;

/** The build that this page came from; null in development. */
const ownBuild = () => document.querySelector<HTMLMetaElement>('meta[name="build"]')?.content ?? null;

/** Compares the build that a response names with the page's own. */
export function noteBuild(response: Response): void {
  const theirs = response.headers.get(BUILD_HEADER);
  const own = ownBuild();
  if (theirs !== null && own !== null && theirs !== own) newer = true;
}

/** The service worker of another build has taken over. */
export function noteNewWorker(): void {
  newer = true;
}

/** Whether the server, or the service worker, has another build than this page. */
export const hasNewBuild = (): boolean => newer;
