import { RECONNECT } from '@shared/constants';
import type { ServerEvent, ServerMessage } from '@shared/realtime';
import { CLOSE_CODES, SOCKET_PATH } from '@shared/socket-protocol';
import { checkConnection, jittered, onBack } from '@/lib/connection';
import { readMessage } from './read-message';

/** `waiting` for the next try; `disconnected` when it rests, until the tab, the network or somebody wakes it. */
export type LiveState = 'connecting' | 'connected' | 'waiting' | 'disconnected';

/** Whose channel is heard. The server lets in the session's own person, and a parent to the kids of the family. */
export interface Listener {
  userType: 'parent' | 'kid';
  userId: string;
}

export interface LiveHandlers {
  onState: (state: LiveState) => void;
  /**
   * Events arrive from now on; earlier ones were missed. Called after every reconnect too. `changedAt` is when something of
   * the family last changed (ISO, server's clock), if the server knows.
   */
  onJoined: (changedAt: string | undefined) => void;
  onEvent: (event: ServerEvent) => void;
  /** The last try has failed, although the app is there. */
  onGivenUp?: () => void;
  /** The session is over (close code 4401): nothing reconnects any more. */
  onSessionEnded: () => void;
}

export interface OpenLiveSocket {
  /** Closes cleanly and for good. */
  hangUp: () => void;
  /** Begins anew, all tries included: somebody does not want to wait. */
  afresh: () => void;
}

/** The world around the socket, replaceable in tests. */
export interface Surroundings {
  open: (url: string) => WebSocket;
  now: () => number;
  setTimeout: (work: () => void, ms: number) => number;
  clearTimeout: (id: number) => void;
}

/** A socket this long without a frame may be half open: a tab that comes back does not trust it. */
const SILENCE_MS = 75_000;
// A network that changes under an open socket tells nobody, and a page can't ping: after so long without a word it joins
// once more, which the server answers, and a socket on which no answer comes is dead.
const QUIET_MS = 30_000;
const ANSWER_MS = 10_000;

const browser: Surroundings = {
  open: (url) => new WebSocket(url),
  now: () => Date.now(),
  setTimeout: (work, ms) => window.setTimeout(work, ms),
  clearTimeout: (id) => window.clearTimeout(id),
};

/**
 * Connects, joins the listener's channel and passes on what is heard. A broken connection is tried again at most
 * `RECONNECT.attempts` times, each wait about twice the one before; then it stays disconnected until the network or the tab comes back.
 */
export function openLiveSocket(
  listener: Listener,
  handlers: LiveHandlers,
  surroundings: Surroundings = browser,
): OpenLiveSocket {
  const socket = new LiveSocket(listener, handlers, surroundings);
  socket.start();
  return socket;
}

class LiveSocket implements OpenLiveSocket {
  readonly #listener: Listener;
  readonly #handlers: LiveHandlers;
  readonly #around: Surroundings;
  #state: LiveState | null = null;
  #ws: WebSocket | null = null;
  #timer: number | undefined;
  /** Until the next word of the connection is asked for, or must have come. */
  #pulse: number | undefined;
  /** Reconnects since the last time it was connected. */
  #attempts = 0;
  #lastHeard = 0;
  #over = false;
  #stopWaiting = (): void => {};

  constructor(listener: Listener, handlers: LiveHandlers, around: Surroundings) {
    this.#listener = listener;
    this.#handlers = handlers;
    this.#around = around;
  }

  start(): void {
    window.addEventListener('online', this.#onOnline);
    window.addEventListener('pageshow', this.#onPageShow);
    document.addEventListener('visibilitychange', this.#onVisibility);
    // The server was away for longer than all tries, and is back.
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
    // The close that follows is what is acted on.
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
    ws.send(JSON.stringify({ type: 'join', ...this.#listener }));
  }

  /** It has been quiet: whoever is still there answers a join with that it is joined. */
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
      // Only the answer to being asked: nothing was missed.
      if (this.#state === 'connected') return;
      this.#attempts = 0;
      this.#become('connected');
      this.#handlers.onJoined(message.changedAt);
    } else if (message.type === 'error') {
      console.warn(`The live connection was answered: ${message.code}`);
      // Somebody else's session by now. Asking again would not change that.
      if (message.code === 'forbidden') {
        this.#drop();
        this.#become('disconnected');
      }
    } else this.#handlers.onEvent(message);
  }

  #retryLater(): void {
    if (this.#attempts >= RECONNECT.attempts) {
      this.#become('disconnected');
      // A page that lies still calls nothing else: if the app is away, this finds it and hears of its return.
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

  /** The tab or the network is back: a rest or a wait ends now, a connection silent for long is made anew. */
  readonly #wake = (): void => {
    if (this.#over || this.#state === 'connecting') return;
    if (this.#state === 'connected' && this.#around.now() - this.#lastHeard <= SILENCE_MS) return;
    this.afresh();
  };

  /** A page that is loaded is shown too, perhaps after its first try. */
  readonly #onPageShow = ({ persisted }: PageTransitionEvent): void => {
    if (persisted) this.#wake();
  };

  /** After an outage even a socket that looks open is not believed. */
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

  /** Lets go of the connection and of any wait for the next; what it still says is not heard. */
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
