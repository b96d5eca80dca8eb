import { afterEach, beforeEach, expect, vi } from 'vitest';
import {
  openLiveSocket,
  type LiveHandlers,
  type LiveState,
  type OpenLiveSocket,
  type SocketEnvironment,
} from '../socket';

export class FakeSocket extends EventTarget {
  readonly url: string;
  readonly sent: string[] = [];
  readyState: number = WebSocket.CONNECTING;
  closedWith: number | undefined;

  constructor(url: string) {
    super();
    this.url = url;
  }

  send(data: string): void {
    if (this.readyState !== WebSocket.OPEN) throw new Error('The socket is not open');
    this.sent.push(data);
  }

  close(code: number): void {
    this.closedWith = code;
  }

  opens(): void {
    this.readyState = WebSocket.OPEN;
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

export const sockets: FakeSocket[] = [];
export const states: LiveState[] = [];
export const handlers = {
  onState: (state: LiveState) => states.push(state),
  onJoined: vi.fn<LiveHandlers['onJoined']>(),
  onEvent: vi.fn<LiveHandlers['onEvent']>(),
  onSessionEnded: vi.fn<LiveHandlers['onSessionEnded']>(),
};
export const around: SocketEnvironment = {
  open: (url) => {
    const socket = new FakeSocket(url);
    sockets.push(socket);
    return socket as unknown as WebSocket;
  },
  now: () => Date.now(),
  setTimeout: (work, ms) => window.setTimeout(work, ms),
  clearTimeout: (id) => window.clearTimeout(id),
};

let last: OpenLiveSocket | undefined;

export const hangUp = () => last?.hangUp();

export function newest(): FakeSocket {
  const socket = sockets.at(-1);
  if (!socket) throw new Error('nothing was opened');
  return socket;
}

export async function start(): Promise<void> {
  last = openLiveSocket({ userType: 'parent', userId: 'p1' }, handlers, around);
  await vi.waitFor(() => expect(sockets).toHaveLength(1));
}

export const message = {
  type: 'new_message',
  message: {
    id: '0197a4b2-7f38-7a7e-9f3e-3a6f0a1b2c3d',
    content: 'Well done!',
    toKidId: '0197a4b2-7f38-7a7e-9f3e-3a6f0a1b2c3e',
    emoji: '🌟',
    messageType: 'general',
    isRead: false,
    createdAt: '2026-03-01T10:00:00.000Z',
    parent: { username: 'dana', firstName: 'Dana' },
  },
};

export const comeBack = () => document.dispatchEvent(new Event('visibilitychange'));

export function useFakePage(): void {
  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal('fetch', async () => new Response('ok'));
    vi.spyOn(console, 'warn').mockReturnValue();
    vi.spyOn(Math, 'random').mockReturnValue(0.5);
  });

  afterEach(() => {
    hangUp();
    sockets.length = 0;
    states.length = 0;
    vi.useRealTimers();
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
    vi.clearAllMocks();
  });
}
