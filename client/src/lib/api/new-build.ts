import { BUILD_HEADER } from '@shared/entry-constants';

let newer = false;

const ownBuild = () => document.querySelector<HTMLMetaElement>('meta[name="build"]')?.content ?? null;

export function noteBuild(response: Response): void {
  const theirs = response.headers.get(BUILD_HEADER);
  const own = ownBuild();
  if (theirs !== null && own !== null && theirs !== own) newer = true;
}

export function noteNewWorker(): void {
  newer = true;
}

export const hasNewBuild = (): boolean => newer;
