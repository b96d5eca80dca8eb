import { describe, expect, it, vi } from 'vitest';
import { checkConnection } from '@/lib/connection';
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

describe('a connection that may be half open', () => {
  const joinAgain = '{"type":"join","userType":"parent","userId":"p1"}';

  /** The tablet sleeps: time goes on, and nothing in the page does. */
  const sleepFor = (ms: number) => vi.setSystemTime(Date.now() + ms);

  it('is trusted while it was heard lately', async () => {
    await start();
    newest().joins();
    sleepFor(75_000);
    comeBack();
    await vi.advanceTimersByTimeAsync(0);
    expect(sockets).toHaveLength(1);
  });

  it('is made anew when the tab comes back after a long silence', async () => {
    await start();
    const silent = newest();
    silent.joins();
    sleepFor(75_001);
    comeBack();
    await vi.advanceTimersByTimeAsync(0);
    expect(silent.closedWith).toBe(1000);
    expect(sockets).toHaveLength(2);
    // The old one closing late disturbs nothing.
    silent.breaks(1000);
    newest().joins();
    expect(states.at(-1)).toBe('connected');
  });

  it('is asked after half a minute without a word, and stays when it answers', async () => {
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
    // It missed nothing, so there is nothing to read again.
    expect(handlers.onJoined).toHaveBeenCalledOnce();
  });

  it('is given up when it does not answer, and made anew with everything read again', async () => {
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

  it('is given up as well when it never even opens', async () => {
    await start();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(newest().closedWith).toBe(1000);
    await vi.advanceTimersByTimeAsync(1000);
    expect(sockets).toHaveLength(2);
  });

  it('asks once more when the join could not be looked up', async () => {
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

describe('a server that was away', () => {
  it('is connected to again as soon as the app can be reached, however long it took', async () => {
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

  it('is looked for by itself once all tries have failed, though nobody touches the page', async () => {
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
