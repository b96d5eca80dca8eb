import { afterEach, beforeEach } from 'vitest';

/**
 * For a file whose tests are the steps of one story: a step that failed leaves nothing for the next ones to stand on, so
 * they are skipped, unless it passes when it is tried again. Call it at the file's top.
 */
export function useSteps(): void {
  let failed: string | undefined;
  beforeEach(({ task, skip }) => skip(failed !== undefined && failed !== task.id, 'an earlier step failed'));
  afterEach(({ task }) => {
    if (task.result?.state === 'fail') failed = task.id;
    else if (failed === task.id) failed = undefined;
  });
}
