import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { checkConnection } from '@/lib/connection';
import { openLiveSocket, type LiveHandlers, type LiveState, type Surroundings } from './socket';

/** A WebSocket that does what the test tells it to. */
class FakeSocket extends EventTarget {
  readonly url: string;
  readonly sent: string[] = [];
  closedWith: number | undefined;

  constructor(url: string) {
    super();
    this.url = url;
  }

  send(data: string): void {
    this.sent.push(data);
  }

  close(code: number): void {
    this.closedWith = code;
  }

  opens(): void {
    this.dispatchEvent(new Event('open'));
  }

  says(message: unknown): void {
    const data = typeof message === 'string' ? message : JSON.stringify(message);
    this.dispatchEvent(Object.assign(new Event('message'), { data }));
  }

  joins(): void {
    this.opens();
    this.says({ type: 'joined', channel: 'parent:p1' });
  }

  breaks(code = 1006): void {
    this.dispatchEvent(Object.assign(new Event('close'), { code }));
  }
}

const sockets: FakeSocket[] = [];
const states: LiveState[] = [];
const handlers = {
  onState: (state: LiveState) => states.push(state),
  onJoined: vi.fn<LiveHandlers['onJoined']>(),
  onEvent: vi.fn<LiveHandlers['onEvent']>(),
  onSessionEnded: vi.fn<LiveHandlers['onSessionEnded']>(),
};
const around: Surroundings = {
  open: (url) => {
    const socket = new FakeSocket(url);
    sockets.push(socket);
    return socket as unknown as WebSocket;
  },
  now: () => Date.now(),
  setTimeout: (work, ms) => window.setTimeout(work, ms),
  clearTimeout: (id) => window.clearTimeout(id),
};

let hangUp = () => {};

function newest(): FakeSocket {
  const socket = sockets.at(-1);
  if (!socket) throw new Error('nothing was opened');
  return socket;
}

async function start(): Promise<void> {
  hangUp = openLiveSocket({ userType: 'parent', userId: 'p1' }, handlers, around);
  await vi.waitFor(() => expect(sockets).toHaveLength(1));
}

const message = {
  type: 'new_message',
  message: {
    id: '0197a4b2-7f38-7a7e-9f3e-3a6f0a1b2c3d',
    content: 'Well done!',
    toKidId: '0197a4b2-7f38-7a7e-9f3e-3a6f0a1b2c3e',
    emoji: '🌟',
    messageType: 'general',
    isRead: false,
    createdAt: '2026-03-01T10:00:00.000Z',
    parent: { username: 'dana' },
  },
};

const comeBack = () => document.dispatchEvent(new Event('visibilitychange'));

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(console, 'warn').mockReturnValue();
});

afterEach(() => {
  hangUp();
  sockets.length = 0;
  states.length = 0;
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.clearAllMocks();
});

describe('joining', () => {
  it('asks for its channel when open, and is connected once the server agrees', async () => {
    await start();
    expect(newest().url).toMatch(/^ws:\/\/.+\/ws$/);
    newest().opens();
    expect(newest().sent).toEqual(['{"type":"join","userType":"parent","userId":"p1"}']);
    expect(states).toEqual(['connecting']);
    newest().says({ type: 'joined', channel: 'parent:p1' });
    expect(states).toEqual(['connecting', 'connected']);
    expect(handlers.onJoined).toHaveBeenCalledOnce();
  });

  it('rests when the session turns out to be somebody else’s', async () => {
    await start();
    newest().opens();
    newest().says({ type: 'error', code: 'forbidden' });
    await vi.advanceTimersByTimeAsync(120_000);
    expect(states.at(-1)).toBe('disconnected');
    expect(newest().closedWith).toBe(1000);
    expect(sockets).toHaveLength(1);
  });
});

describe('hearing', () => {
  it('passes on events, and not that it joined', async () => {
    await start();
    newest().joins();
    newest().says(message);
    expect(handlers.onEvent.mock.calls).toEqual([[message]]);
  });

  it.each(['not json', '{"type":"news"}', '[]', '{"type":"new_message"}'])(
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
  it('is tried again five times, each wait twice the last, then rests', async () => {
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

  it('counts anew once it was connected again, and says so for the reading', async () => {
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
    ['the page', () => window.dispatchEvent(new Event('pageshow'))],
    ['the tab', comeBack],
  ])('is made afresh at once when %s comes back', async (_what, happens) => {
    await start();
    newest().breaks();
    happens();
    await vi.advanceTimersByTimeAsync(0);
    expect(sockets).toHaveLength(2);
    // The wait that was under way is called off, and the count begins again.
    await vi.advanceTimersByTimeAsync(600_000);
    expect(sockets).toHaveLength(2);
    newest().breaks();
    await vi.advanceTimersByTimeAsync(1000);
    expect(sockets).toHaveLength(3);
  });
});

describe('a connection that may be half open', () => {
  it('is trusted while it was heard lately', async () => {
    await start();
    newest().joins();
    await vi.advanceTimersByTimeAsync(75_000);
    comeBack();
    await vi.advanceTimersByTimeAsync(0);
    expect(sockets).toHaveLength(1);
  });

  it('is made anew when the tab comes back after a long silence', async () => {
    await start();
    const silent = newest();
    silent.joins();
    await vi.advanceTimersByTimeAsync(75_001);
    comeBack();
    await vi.advanceTimersByTimeAsync(0);
    expect(silent.closedWith).toBe(1000);
    expect(sockets).toHaveLength(2);
    // The old one closing late disturbs nothing.
    silent.breaks(1000);
    newest().joins();
    expect(states.at(-1)).toBe('connected');
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
    vi.unstubAllGlobals();
  });
});

describe('the end', () => {
  it('comes with the session: says so and never reconnects', async () => {
    await start();
    newest().joins();
    newest().breaks(4401);
    expect(handlers.onSessionEnded).toHaveBeenCalledOnce();
    window.dispatchEvent(new Event('online'));
    await vi.advanceTimersByTimeAsync(600_000);
    expect(sockets).toHaveLength(1);
    expect(states.at(-1)).toBe('disconnected');
  });

  it('comes with hanging up: a clean close, and nothing is heard afterwards', async () => {
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

  it('opens nothing when it was hung up before it began', async () => {
    hangUp = openLiveSocket({ userType: 'kid', userId: 'k1' }, handlers, around);
    hangUp();
    await vi.advanceTimersByTimeAsync(1000);
    expect(sockets).toHaveLength(0);
  });
});
