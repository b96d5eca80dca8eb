import { describe, expect, it, vi } from 'vitest';
import { checkConnection } from '@/lib/api/connection';
import {
  comeBack,
  handlers,
  message,
  newest,
  sockets,
  start,
  states,
  useFakePage,
} from './testing/fake-page';

useFakePage();

describe('a connection that may be half-open', () => {
  const joinAgain = '{"type":"join","userType":"parent","userId":"p1"}';

  const sleepFor = (ms: number) => vi.setSystemTime(Date.now() + ms);

  it('is kept if it was active recently', async () => {
    await start();
    newest().joins();
    sleepFor(75_000);
    comeBack();
    await vi.advanceTimersByTimeAsync(0);
    expect(sockets).toHaveLength(1);
  });

  it('is replaced when the tab returns after a long silence', async () => {
    await start();
    const silent = newest();
    silent.joins();
    sleepFor(75_001);
    comeBack();
    await vi.advanceTimersByTimeAsync(0);
    expect(silent.closedWith).toBe(1000);
    expect(sockets).toHaveLength(2);
    silent.breaks(1000);
    newest().joins();
    expect(states.at(-1)).toBe('connected');
  });

  it('is replaced without another join if it is already closing', async () => {
    await start();
    newest().joins();
    newest().readyState = WebSocket.CLOSING;
    await vi.advanceTimersByTimeAsync(40_000);
    expect(sockets[0]?.sent).toEqual([joinAgain]);
    await vi.advanceTimersByTimeAsync(2000);
    expect(sockets).toHaveLength(2);
  });

  it('is checked after 30 seconds without a message and stays if it answers', async () => {
    await start();
    newest().joins();
    await vi.advanceTimersByTimeAsync(20_000);
    newest().says(message);
    await vi.advanceTimersByTimeAsync(29_999);
    expect(newest().sent).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1);
    for (let asked = 1; asked <= 10; asked += 1) {
      expect(newest().sent.slice(1)).toEqual(Array<string>(asked).fill(joinAgain));
      newest().says({ type: 'joined', channel: 'parent:p1' });
      await vi.advanceTimersByTimeAsync(30_000);
    }
    expect(sockets).toHaveLength(1);
    expect(states.at(-1)).toBe('connected');
    // Nothing was missed.
    expect(handlers.onJoined).toHaveBeenCalledOnce();
  });

  it("is replaced if it doesn't answer, and everything is refetched", async () => {
    await start();
    const dead = newest();
    dead.joins();
    await vi.advanceTimersByTimeAsync(39_999);
    expect(dead.closedWith).toBeUndefined();
    await vi.advanceTimersByTimeAsync(1);
    expect(dead.closedWith).toBe(1000);
    expect(states.at(-1)).not.toBe('connected');
    await vi.advanceTimersByTimeAsync(1000);
    expect(sockets).toHaveLength(2);
    newest().joins();
    expect(states.at(-1)).toBe('connected');
    expect(handlers.onJoined).toHaveBeenCalledTimes(2);
  });

  it('is replaced if it never opens', async () => {
    await start();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(newest().closedWith).toBe(1000);
    await vi.advanceTimersByTimeAsync(1000);
    expect(sockets).toHaveLength(2);
  });

  it("joins again if the server couldn't look up the join", async () => {
    await start();
    newest().opens();
    newest().says({ type: 'error', code: 'unavailable' });
    await vi.advanceTimersByTimeAsync(30_000);
    expect(newest().sent).toEqual([joinAgain, joinAgain]);
    newest().says({ type: 'joined', channel: 'parent:p1' });
    expect(states.at(-1)).toBe('connected');
    expect(handlers.onJoined).toHaveBeenCalledOnce();
  });
});

describe('a server that was down', () => {
  it('is reconnected as soon as it is reachable, even after a long time', async () => {
    await start();
    newest().joins();
    vi.stubGlobal('fetch', async () => {
      throw new TypeError('Failed to fetch');
    });
    for (let tries = 0; tries <= 5; tries += 1) {
      newest().breaks();
      await vi.advanceTimersByTimeAsync(30_000);
    }
    await checkConnection();
    const before = sockets.length;
    await vi.advanceTimersByTimeAsync(7000);
    expect(sockets).toHaveLength(before);
    vi.stubGlobal('fetch', async () => new Response('ok'));
    await checkConnection();
    await vi.advanceTimersByTimeAsync(10);
    expect(sockets).toHaveLength(before + 1);
    newest().joins();
    expect(states.at(-1)).toBe('connected');
  });

  it('is detected automatically after all retries failed', async () => {
    await start();
    newest().joins();
    vi.stubGlobal('fetch', async () => {
      throw new TypeError('Failed to fetch');
    });
    for (let tries = 0; tries <= 5; tries += 1) {
      newest().breaks();
      await vi.advanceTimersByTimeAsync(30_000);
    }
    await vi.advanceTimersByTimeAsync(600_000);
    const before = sockets.length;
    vi.stubGlobal('fetch', async () => new Response('ok'));
    await vi.advanceTimersByTimeAsync(8000);
    expect(sockets).toHaveLength(before + 1);
    newest().joins();
    expect(states.at(-1)).toBe('connected');
  });
});
