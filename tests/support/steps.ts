import { afterEach, beforeEach } from 'vitest';

/**
 * For a file whose tests are the steps of one story: a step that failed leaves nothing for the next ones to stand on, so
 * they are skipped. Call it at the file's top.
 */
export function useSteps(): void {
  let hasFailed = false;
  beforeEach(({ skip }) => skip(hasFailed, 'an earlier step failed'));
  afterEach(({ task }) => {
    hasFailed ||= task.result?.state === 'fail';
  });
}
