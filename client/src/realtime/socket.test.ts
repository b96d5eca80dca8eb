import { describe, expect, it, vi } from 'vitest';
import { openLiveSocket } from './socket';
import {
  around,
  comeBack,
  handlers,
  hangUp,
  message,
  newest,
  sockets,
  start,
  states,
  useFakePage,
} from './testing/fake-page';

useFakePage();

describe('joining', () => {
  it('joins its channel when open and is connected once the server confirms', async () => {
    await start();
    expect(newest().url).toMatch(/^ws:\/\/.+\/ws$/);
    newest().opens();
    expect(newest().sent).toEqual(['{"type":"join","userType":"parent","userId":"p1"}']);
    expect(states).toEqual(['connecting']);
    newest().says({ type: 'joined', channel: 'parent:p1' });
    expect(states).toEqual(['connecting', 'connected']);
    expect(handlers.onJoined).toHaveBeenCalledOnce();
  });

  it('stops if the session belongs to another user', async () => {
    await start();
    newest().opens();
    newest().says({ type: 'error', code: 'forbidden' });
    await vi.advanceTimersByTimeAsync(120_000);
    expect(states.at(-1)).toBe('disconnected');
    expect(newest().closedWith).toBe(1000);
    expect(sockets).toHaveLength(1);
  });
});

describe('receiving', () => {
  it('passes on events, but not its own join', async () => {
    await start();
    newest().joins();
    newest().says(message);
    expect(handlers.onEvent.mock.calls).toEqual([[message]]);
  });

  it('accepts messages from a newer server', async () => {
    await start();
    newest().joins();
    newest().says({
      ...message,
      priority: 'high',
      message: { ...message.message, sticker: 'owl', messageType: 'poem', parent: { name: 'Dana' } },
    });
    newest().says({ type: 'chores_changed', choreIds: ['c1'] });
    expect(handlers.onEvent.mock.calls.map(([event]) => event.type)).toEqual([
      'new_message',
      'chores_changed',
    ]);
    expect(console.warn).not.toHaveBeenCalled();
  });

  it.each(['not json', '{"type":"weather"}', '{"type":"toString"}', '[]', 'null', '{"type":"new_message"}'])(
    'logs and ignores %s',
    async (text) => {
      await start();
      newest().joins();
      newest().says(text);
      expect(console.warn).toHaveBeenCalledOnce();
      expect(handlers.onEvent).not.toHaveBeenCalled();
      newest().says(message);
      expect(handlers.onEvent).toHaveBeenCalledOnce();
    },
  );
});

describe('a broken connection', () => {
  it('is logged, and reconnects only when it closes', async () => {
    await start();
    newest().joins();
    newest().dispatchEvent(new Event('error'));
    expect(console.warn).toHaveBeenCalledOnce();
    expect(states.at(-1)).toBe('connected');
    newest().breaks();
    expect(states.at(-1)).toBe('waiting');
  });

  it('is retried five times with doubling delays, then stops', async () => {
    await start();
    const waits: number[] = [];
    for (let attempt = 0; attempt < 5; attempt += 1) {
      newest().breaks();
      const before = Date.now();
      while (sockets.length === attempt + 1) await vi.advanceTimersByTimeAsync(500);
      waits.push(Date.now() - before);
    }
    expect(waits).toEqual([1000, 2000, 4000, 8000, 16_000]);
    newest().breaks();
    await vi.advanceTimersByTimeAsync(600_000);
    expect(sockets).toHaveLength(6);
    expect(states.at(-1)).toBe('disconnected');
  });

  it.each([
    [0, 500],
    [0.999, 1499],
  ])('adds jitter to reconnects (random %d)', async (random, wait) => {
    vi.mocked(Math.random).mockReturnValue(random);
    await start();
    newest().breaks();
    await vi.advanceTimersByTimeAsync(wait - 1);
    expect(sockets).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(sockets).toHaveLength(2);
  });

  it('resets the retries after a successful connection and reports each join', async () => {
    await start();
    newest().joins();
    newest().breaks();
    await vi.advanceTimersByTimeAsync(1000);
    newest().joins();
    expect(handlers.onJoined).toHaveBeenCalledTimes(2);
    newest().breaks();
    await vi.advanceTimersByTimeAsync(1000);
    expect(sockets).toHaveLength(3);
  });

  it.each([
    ['the network', () => window.dispatchEvent(new Event('online'))],
    ['the page', () => window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))],
    ['the tab', comeBack],
  ])('reconnects immediately when %s comes back', async (_what, happens) => {
    await start();
    newest().breaks();
    happens();
    await vi.advanceTimersByTimeAsync(0);
    expect(sockets).toHaveLength(2);
    // The delays start again.
    await vi.advanceTimersByTimeAsync(9000);
    expect(sockets).toHaveLength(2);
    newest().breaks();
    await vi.advanceTimersByTimeAsync(1000);
    expect(sockets).toHaveLength(3);
  });
});

it('keeps waiting for its retry when a newly loaded page is shown', async () => {
  await start();
  newest().breaks();
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: false }));
  await vi.advanceTimersByTimeAsync(0);
  expect(sockets).toHaveLength(1);
});

describe('closing', () => {
  it('happens when the session ends, without reconnecting', async () => {
    await start();
    newest().joins();
    newest().breaks(4401);
    expect(handlers.onSessionEnded).toHaveBeenCalledOnce();
    window.dispatchEvent(new Event('online'));
    await vi.advanceTimersByTimeAsync(600_000);
    expect(sockets).toHaveLength(1);
    expect(states.at(-1)).toBe('disconnected');
  });

  it('by the client is clean, and later messages are ignored', async () => {
    await start();
    newest().joins();
    hangUp();
    expect(newest().closedWith).toBe(1000);
    newest().says(message);
    newest().breaks(1006);
    await vi.advanceTimersByTimeAsync(600_000);
    expect(handlers.onEvent).not.toHaveBeenCalled();
    expect(sockets).toHaveLength(1);
  });

  it('before the first socket opens creates no second socket', async () => {
    openLiveSocket({ userType: 'kid', userId: 'k1' }, handlers, around).hangUp();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(sockets.map(({ closedWith }) => closedWith)).toEqual([1000]);
  });
});
