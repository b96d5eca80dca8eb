import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createUploader, type UploadState } from './uploader';

/** Each PUT's outcome: a status or a broken connection. The last outcome repeats. */
let outcomes: (number | 'broken')[] = [];
let sent = 0;

class FakeRequest extends EventTarget {
  status = 0;
  statusText = '';
  responseText = '';
  upload: { onprogress?: (event: object) => void } = {};
  onload?: () => void;
  onerror?: () => void;
  #aborted = false;

  open(): void {}
  setRequestHeader(): void {}
  getResponseHeader(): null {
    return null;
  }
  getAllResponseHeaders(): string {
    return '';
  }
  abort(): void {
    this.#aborted = true;
  }
  send(): void {
    const outcome = outcomes[Math.min(sent, outcomes.length - 1)];
    sent += 1;
    queueMicrotask(() => {
      if (this.#aborted) return;
      if (outcome === 'broken') this.onerror?.();
      else {
        this.status = outcome ?? 0;
        this.responseText = JSON.stringify({ message: `said ${outcome}`, code: 'x' });
        this.onload?.();
      }
    });
  }
}

const states: UploadState[] = [];
const sign = vi.fn<() => Promise<{ uploadURL: string; objectPath: string }>>(async () => ({
  uploadURL: 'https://nest.example/objects/incoming/a',
  objectPath: '/objects/uploads/a',
}));
let uploader: ReturnType<typeof createUploader>;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('XMLHttpRequest', FakeRequest);
  vi.stubGlobal('fetch', async () => new Response());
  sent = 0;
  states.length = 0;
  sign.mockClear();
  uploader = createUploader('chore', sign, (state) => states.push(state));
  uploader.take(new File([new Uint8Array(20)], 'a.png', { type: 'image/png' }));
});
afterEach(() => {
  uploader.destroy();
});

const run = () => vi.advanceTimersByTimeAsync(30 * 60_000);

const REQUESTS = 4;

describe('an upload', () => {
  it('makes 10 attempts while the connection breaks, and can be started again', async () => {
    outcomes = ['broken'];
    uploader.start();
    await run();
    expect([sign.mock.calls.length, sent]).toEqual([10, 10 * REQUESTS]);
    expect(states.at(-1)).toEqual({
      phase: 'error',
      message: 'Connection lost. Check it, then try again.',
      final: false,
    });
    outcomes = [200];
    uploader.start();
    await run();
    expect(states.at(-1)).toEqual({ phase: 'complete', path: '/objects/uploads/a' });
  });

  it('reports the current attempt', async () => {
    outcomes = [409, 403, 200];
    uploader.start();
    await run();
    const attempts = states.flatMap((state) => (state.phase === 'uploading' ? [state.attempt] : []));
    expect([...new Set(attempts)]).toEqual([1, 2, 3]);
    expect(states.at(-1)?.phase).toBe('complete');
  });

  it.each([413, 415])('is not sent again after a %d', async (status) => {
    outcomes = [status];
    uploader.start();
    await run();
    expect(sent).toBe(1);
    expect(states.at(-1)).toEqual({ phase: 'error', message: `said ${status}`, final: true });
  });

  it('sends nothing while it is paused, then sends the image to a new URL', async () => {
    outcomes = ['broken'];
    uploader.start();
    await vi.advanceTimersByTimeAsync(200);
    uploader.pause();
    await vi.advanceTimersByTimeAsync(1000);
    const before = sent;
    await run();
    expect(sent).toBe(before);
    expect(states.at(-1)).toEqual({ phase: 'paused', percent: 0 });
    outcomes = [200];
    uploader.resume();
    await run();
    expect(states.at(-1)?.phase).toBe('complete');
    expect(sign).toHaveBeenCalledTimes(2);
  });

  it('reports nothing about a removed image', async () => {
    outcomes = ['broken'];
    uploader.start();
    await vi.advanceTimersByTimeAsync(200);
    uploader.clear();
    await run();
    expect(states.at(-1)).toEqual({ phase: 'none' });
  });

  it('retries when there was no signed URL', async () => {
    sign.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    outcomes = [200];
    uploader.start();
    await run();
    expect(states.at(-1)?.phase).toBe('complete');
    expect(sign).toHaveBeenCalledTimes(2);
  });
});
