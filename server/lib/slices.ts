import { setImmediate } from 'node:timers/promises';

const SLICE_MS = 10;

/** Lets other requests run if the caller has computed for a while. */
export function slices(): () => Promise<void> {
  let start = performance.now();
  return async () => {
    if (performance.now() - start < SLICE_MS) return;
    await setImmediate();
    start = performance.now();
  };
}
