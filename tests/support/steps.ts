import { afterEach, beforeEach } from 'vitest';

/**
 * For a file whose tests are steps of one story: skips the remaining steps after a failure. Call it at the
 * top of the file.
 */
export function useSteps(): void {
  let hasFailed = false;
  beforeEach(({ skip }) => skip(hasFailed, 'an earlier step failed'));
  afterEach(({ task }) => {
    hasFailed ||= task.result?.state === 'fail';
  });
}
