import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

/** The module keeps the page's state. */
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

describe('the connection state', () => {
  it('is assumed online until there is evidence to the contrary', async () => {
    const { now, pass } = await openPage();
    await pass(60_000);
    expect(now()).toEqual({ away: false, met: false });
    expect(asked).toEqual([]);
  });

  it("checks the server before it trusts the browser's offline event", async () => {
    const { now, pass } = await openPage({ online: false });
    await pass(0);
    expect(asked).toEqual(['/healthz']);
    expect(now().away).toBe(false);
    there = false;
    fire('offline');
    await pass(0);
    expect(now().away).toBe(true);
  });

  it('checks after a network error, but not after an aborted request', async () => {
    const { now, pass, noteFailure } = await openPage();
    there = false;
    noteFailure(new DOMException('', 'AbortError'));
    await pass(0);
    expect(asked).toEqual([]);
    noteFailure(new TypeError('Failed to fetch'));
    await pass(0);
    expect(now().away).toBe(true);
  });

  it('retries with growing delays and notifies when it is back', async () => {
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

  it('is online immediately after an online event or a response', async () => {
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
