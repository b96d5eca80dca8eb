import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

/** The module keeps the state of the page: each test begins with a page of its own. */
async function openPage({ online = true } = {}) {
  vi.resetModules();
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(online);
  const page = await import('./connection');
  leave = page.watchConnection();
  return { ...page, now: page.connectionNow, pass: (ms: number) => vi.advanceTimersByTimeAsync(ms) };
}

let leave: () => void;
let there: boolean;
let asked: string[];
const fire = (name: string) => window.dispatchEvent(new Event(name));

beforeEach(() => {
  vi.useFakeTimers();
  // Retries without jitter.
  vi.spyOn(Math, 'random').mockReturnValue(0.5);
  there = true;
  asked = [];
  vi.stubGlobal('fetch', async (path: string) => {
    asked.push(path);
    if (!there) throw new TypeError('Failed to fetch');
    return new Response('ok');
  });
});
afterEach(() => {
  leave();
});

describe('the connection', () => {
  it('is believed to be there until something says otherwise', async () => {
    const { now, pass } = await openPage();
    await pass(60_000);
    expect(now()).toEqual({ away: false, met: false });
    expect(asked).toEqual([]);
  });

  it('asks the app itself before it believes the browser', async () => {
    const { now, pass } = await openPage({ online: false });
    await pass(0);
    expect(asked).toEqual(['/healthz']);
    expect(now().away).toBe(false);
    there = false;
    fire('offline');
    await pass(0);
    expect(now().away).toBe(true);
  });

  it('looks closer when a call failed in the network, not when it was called off', async () => {
    const { now, pass, noteFailure } = await openPage();
    there = false;
    noteFailure(new DOMException('', 'AbortError'));
    await pass(0);
    expect(asked).toEqual([]);
    noteFailure(new TypeError('Failed to fetch'));
    await pass(0);
    expect(now().away).toBe(true);
  });

  it('tries again with growing waits, and tells when it is back', async () => {
    const { now, pass, onBack } = await openPage();
    const back = vi.fn<() => void>();
    onBack(back);
    there = false;
    fire('offline');
    await pass(0);
    await pass(1000 + 2000 + 4000 + 8000);
    expect(asked).toHaveLength(5);
    there = true;
    await pass(8000);
    expect(now().away).toBe(false);
    expect(back).toHaveBeenCalledOnce();
    await pass(60_000);
    expect(asked).toHaveLength(6);
  });

  it('comes back at once when the browser says so or a call is answered', async () => {
    const { now, pass, noteAnswer } = await openPage();
    for (const hint of [() => fire('online'), noteAnswer]) {
      there = false;
      fire('offline');
      await pass(0);
      expect(now().away).toBe(true);
      there = true;
      hint();
      await pass(0);
      expect(now().away).toBe(false);
    }
    expect(now().met).toBe(true);
  });
});
