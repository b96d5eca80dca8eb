import { RECONNECT } from '@shared/constants';
import type { ServerEvent, ServerMessage } from '@shared/realtime';
import { CLOSE_CODES, SOCKET_PATH } from '@shared/socket-protocol';
import { isEventType, recordField } from '@/lib/api/cache-effects';
import { checkConnection, jittered, onBack } from '@/lib/api/connection';

/** `disconnected` until the tab, the network or the user wakes it. */
export type LiveState = 'connecting' | 'connected' | 'waiting' | 'disconnected';

/** The joined channel. The server accepts the session's user, a parent for the family's kids, and a board itself. */
export interface Listener {
  userType: 'parent' | 'kid' | 'board';
  userId: string;
}

export interface LiveHandlers {
  onState: (state: LiveState) => void;
  /**
   * Called after a join, because earlier events were missed. `changedAt` is the family's last change (ISO,
   * server's clock), if known.
   */
  onJoined: (changedAt: string | undefined) => void;
  onEvent: (event: ServerEvent) => void;
  /** Although the app can be reached. */
  onGivenUp?: () => void;
  /** Called with close code 4401. There is no reconnect. */
  onSessionEnded: () => void;
}

export interface OpenLiveSocket {
  hangUp: () => void;
  /** Reconnects with all attempts, because the user doesn't want to wait. */
  afresh: () => void;
}

/** Tests replace these. */
export interface SocketEnvironment {
  open: (url: string) => WebSocket;
  now: () => number;
  setTimeout: (work: () => void, ms: number) => number;
  clearTimeout: (id: number) => void;
}

/** After this time without a frame, a tab that becomes visible reconnects. */
const SILENCE_MS = 75_000;
// A broken network doesn't close a socket, and a page can't ping. So it joins again, which the server must
// answer.
const QUIET_MS = 30_000;
const ANSWER_MS = 10_000;

const browser: SocketEnvironment = {
  open: (url) => new WebSocket(url),
  now: () => Date.now(),
  setTimeout: (work, ms) => window.setTimeout(work, ms),
  clearTimeout: (id) => window.clearTimeout(id),
};

/**
 * Retries a broken connection `RECONNECT.attempts` times with doubling delays, then stays disconnected until
 * the network or the tab returns.
 */
export function openLiveSocket(
  listener: Listener,
  handlers: LiveHandlers,
  surroundings: SocketEnvironment = browser,
): OpenLiveSocket {
  const socket = new LiveSocket(listener, handlers, surroundings);
  socket.start();
  return socket;
}

class LiveSocket implements OpenLiveSocket {
  readonly #listener: Listener;
  readonly #handlers: LiveHandlers;
  readonly #around: SocketEnvironment;
  #state: LiveState | null = null;
  #ws: WebSocket | null = null;
  #timer: number | undefined;
  #pulse: number | undefined;
  #attempts = 0;
  #lastHeard = 0;
  #over = false;
  #stopWaiting = (): void => {};

  constructor(listener: Listener, handlers: LiveHandlers, around: SocketEnvironment) {
    this.#listener = listener;
    this.#handlers = handlers;
    this.#around = around;
  }

  start(): void {
    window.addEventListener('online', this.#onOnline);
    window.addEventListener('pageshow', this.#onPageShow);
    document.addEventListener('visibilitychange', this.#onVisibility);
    // The server was down for longer than all attempts.
    this.#stopWaiting = onBack(this.#wake);
    this.#connect();
  }

  hangUp(): void {
    this.#end();
    this.#drop();
  }

  #connect(): void {
    this.#become('connecting');
    const url = new URL(SOCKET_PATH, window.location.href);
    url.protocol = url.protocol === 'https:' ? 'wss:' : 'ws:';
    const ws = this.#around.open(url.href);
    this.#ws = ws;
    this.#lastHeard = this.#around.now();
    this.#expectWord();
    ws.addEventListener('open', () => {
      if (ws === this.#ws) this.#join(ws);
    });
    // A close event follows.
    ws.addEventListener('error', () => console.warn('The live connection failed'));
    ws.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
      if (ws !== this.#ws) return;
      this.#lastHeard = this.#around.now();
      this.#feel(() => this.#ask(ws), QUIET_MS);
      const message = readMessage(data);
      if (message) this.#hear(message);
    });
    ws.addEventListener('close', ({ code }) => {
      if (ws !== this.#ws) return;
      this.#release();
      if (code === CLOSE_CODES.sessionEnded) {
        this.#end();
        this.#handlers.onSessionEnded();
      } else if (code === CLOSE_CODES.clean) this.#become('disconnected');
      else this.#retryLater();
    });
  }

  #join(ws: WebSocket): void {
    // A closing socket would log an error.
    if (ws.readyState === WebSocket.OPEN) ws.send(JSON.stringify({ type: 'join', ...this.#listener }));
  }

  /** The server must answer. */
  #ask(ws: WebSocket): void {
    this.#expectWord();
    this.#join(ws);
  }

  #expectWord(): void {
    this.#feel(() => {
      this.#drop();
      this.#retryLater();
    }, ANSWER_MS);
  }

  #feel(then: () => void, ms: number): void {
    if (this.#pulse !== undefined) this.#around.clearTimeout(this.#pulse);
    this.#pulse = this.#around.setTimeout(then, ms);
  }

  #hear(message: ServerMessage): void {
    if (message.type === 'joined') {
      // Answers a repeated join, so no events were missed.
      if (this.#state === 'connected') return;
      this.#attempts = 0;
      this.#become('connected');
      this.#handlers.onJoined(message.changedAt);
    } else if (message.type === 'error') {
      console.warn(`The live connection was answered: ${message.code}`);
      // The session now belongs to another user.
      if (message.code === 'forbidden') {
        this.#drop();
        this.#become('disconnected');
      }
    } else this.#handlers.onEvent(message);
  }

  #retryLater(): void {
    if (this.#attempts >= RECONNECT.attempts) {
      this.#become('disconnected');
      void checkConnection().then((isThere) => {
        if (isThere && !this.#over) this.#handlers.onGivenUp?.();
      });
      return;
    }
    const delay = jittered(Math.min(RECONNECT.baseMs * 2 ** this.#attempts, RECONNECT.maxMs));
    this.#attempts += 1;
    this.#become('waiting');
    this.#timer = this.#around.setTimeout(() => {
      this.#timer = undefined;
      this.#connect();
    }, delay);
  }

  readonly #wake = (): void => {
    if (this.#over || this.#state === 'connecting') return;
    if (this.#state === 'connected' && this.#around.now() - this.#lastHeard <= SILENCE_MS) return;
    this.afresh();
  };

  readonly #onPageShow = ({ persisted }: PageTransitionEvent): void => {
    if (persisted) this.#wake();
  };

  /** After an outage, even an open socket is replaced. */
  readonly #onOnline = (): void => {
    this.afresh();
  };

  readonly #onVisibility = (): void => {
    if (document.visibilityState === 'visible') this.#wake();
  };

  afresh(): void {
    if (this.#over) return;
    this.#drop();
    this.#attempts = 0;
    this.#connect();
  }

  #drop(): void {
    if (this.#timer !== undefined) this.#around.clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#release()?.close(CLOSE_CODES.clean);
  }

  #release(): WebSocket | null {
    if (this.#pulse !== undefined) this.#around.clearTimeout(this.#pulse);
    this.#pulse = undefined;
    const ws = this.#ws;
    this.#ws = null;
    return ws;
  }

  #end(): void {
    this.#over = true;
    window.removeEventListener('online', this.#onOnline);
    window.removeEventListener('pageshow', this.#onPageShow);
    document.removeEventListener('visibilitychange', this.#onVisibility);
    this.#stopWaiting();
    this.#become('disconnected');
  }

  #become(state: LiveState): void {
    if (state === this.#state) return;
    this.#state = state;
    this.#handlers.onState(state);
  }
}

/**
 * Returns null for an invalid message, and logs it. This tab may be weeks older than the server, so unknown
 * fields and event types are ignored (docs/decisions/0140).
 */
function readMessage(data: unknown): ServerMessage | null {
  let message: unknown;
  try {
    message = JSON.parse(String(data));
  } catch {
    console.warn('The live connection sent something that is not JSON');
    return null;
  }
  if (isKnown(message)) return message;
  console.warn('The live connection sent something unknown');
  return null;
}

function isKnown(message: unknown): message is ServerMessage {
  const parts = partsOf(message);
  const type = parts.get('type');
  if (type === 'joined') return typeof parts.get('channel') === 'string';
  if (type === 'error') return typeof parts.get('code') === 'string';
  if (typeof type !== 'string' || !isEventType(type)) return false;
  const field = recordField(type);
  return field === undefined || partsOf(parts.get(field)).size > 0;
}

function partsOf(value: unknown): ReadonlyMap<string, unknown> {
  return new Map(typeof value === 'object' && value !== null ? Object.entries(value) : []);
}
