/**
 * Aborts after `ms` or with `outer`. Uses a timer, because Node 20 may garbage-collect the timeout in
 * `AbortSignal.any`, and the work would never end.
 */
export async function withTimeout<T>(
  ms: number,
  work: (signal: AbortSignal) => Promise<T>,
  outer?: AbortSignal,
): Promise<T> {
  const controller = new AbortController();
  const stop = () => controller.abort(outer?.reason);
  const timer = setTimeout(() => {
    controller.abort(new DOMException(`no result after ${ms} ms`, 'TimeoutError'));
  }, ms);
  if (outer?.aborted) stop();
  outer?.addEventListener('abort', stop, { once: true });
  try {
    return await work(controller.signal);
  } finally {
    clearTimeout(timer);
    controller.abort();
    outer?.removeEventListener('abort', stop);
  }
}
