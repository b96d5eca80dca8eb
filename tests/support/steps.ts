import { afterEach, beforeEach } from 'vitest';

/** Skips the remaining steps of a story after a failure. Call it at the top of the file. */
export function useSteps(): void {
  let hasFailed = false;
  beforeEach(({ skip }) => skip(hasFailed, 'an earlier step failed'));
  afterEach(({ task }) => {
    hasFailed ||= task.result?.state === 'fail';
  });
}
