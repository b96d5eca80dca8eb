import type { RawData, WebSocket } from 'ws';
import type { JoinMessage, ServerMessage } from '@shared/realtime';
import { CLOSE_CODES } from '@shared/socket-protocol';
import { readIncoming } from './incoming';
import type { SocketLimits } from './socket-limits';
import type { FamilySession } from './upgrade';

interface Handlers {
  /** A well-formed join message; the handler decides whether it is allowed. */
  onJoin(message: JoinMessage): void;
  /** Called once, when nothing may be sent any more; the close may not be complete. */
  onEnd(): void;
}

/** One socket with its limits: how much and how fast a client may send, how long it may be silent, how it is closed. */
export class Connection {
  readonly session: FamilySession;
  /** Resolves when the socket is gone. */
  readonly closed: Promise<void>;
  readonly #ws: WebSocket;
  readonly #limits: SocketLimits;
  readonly #handlers: Handlers;
  readonly #joinDeadline: NodeJS.Timeout;
  readonly #arrivals: number[] = [];
  #errors = 0;
  #missedPongs = 0;
  #ended = false;

  constructor(ws: WebSocket, session: FamilySession, limits: SocketLimits, handlers: Handlers) {
    this.#ws = ws;
    this.session = session;
    this.#limits = limits;
    this.#handlers = handlers;
    this.#joinDeadline = setTimeout(() => this.end(CLOSE_CODES.policy, 'join first'), limits.joinMs);
    this.#joinDeadline.unref();
    this.closed = new Promise((resolve) => {
      ws.once('close', () => {
        this.#leave();
        resolve();
      });
    });
    ws.on('message', (data, isBinary) => this.#receive(data, isBinary));
    // Responding to pings costs as well, so they count as messages.
    ws.on('ping', () => this.#isWithinRate() || this.#reportError('rate_limited', CLOSE_CODES.policy));
    ws.on('pong', () => {
      this.#missedPongs = 0;
    });
    // A broken frame, a message beyond all bounds or a lost connection: ws has begun to close it with the right code.
    ws.on('error', () => this.#terminateSoon());
  }

  get ended(): boolean {
    return this.#ended;
  }

  /** Sends a message, or one that is bytes already. Terminates the connection of a client that doesn't read. */
  send(message: ServerMessage | Buffer): void {
    if (this.#ended) return;
    this.#ws.send(Buffer.isBuffer(message) ? message : JSON.stringify(message), { binary: false });
    if (this.#ws.bufferedAmount > this.#limits.unsentBytes) this.#terminate();
  }

  /** Tells the client that it receives the messages of `channel` from now on. */
  confirmJoin(channel: string): void {
    clearTimeout(this.#joinDeadline);
    this.send({ type: 'joined', channel });
  }

  /** Sends a ping; terminates the connection when the client has missed the last ones. */
  ping(): void {
    if (this.#missedPongs >= this.#limits.missedPongs) return this.#terminate();
    this.#missedPongs += 1;
    this.#ws.ping();
  }

  /** Closes with `code`. The connection of a client that doesn't respond is terminated. */
  end(code: number, reason: string): void {
    if (this.#ended) return;
    this.#ws.close(code, reason);
    this.#terminateSoon();
  }

  #receive(data: RawData, isBinary: boolean): void {
    if (this.#ended) return;
    if (!this.#isWithinRate()) return this.#reportError('rate_limited', CLOSE_CODES.policy);
    const message = readIncoming(data, isBinary, this.#limits.messageBytes);
    if (message.type === 'join') return this.#handlers.onJoin(message);
    this.#reportError(message.code, message.code === 'too_large' ? CLOSE_CODES.tooBig : CLOSE_CODES.policy);
  }

  /** The first error of a socket gets a response, the next closes it (docs/decisions/0011). */
  #reportError(code: string, closeCode: number): void {
    this.#errors += 1;
    if (this.#errors > 1) this.end(closeCode, code);
    else this.send({ type: 'error', code });
  }

  #isWithinRate(): boolean {
    const now = performance.now();
    const { messages, messagesWindowMs } = this.#limits;
    while (this.#arrivals[0] !== undefined && this.#arrivals[0] <= now - messagesWindowMs)
      this.#arrivals.shift();
    if (this.#arrivals.length >= messages) return false;
    this.#arrivals.push(now);
    return true;
  }

  /** Waits for the client's response to the close, then terminates the connection. */
  #terminateSoon(): void {
    this.#leave();
    setTimeout(() => this.#ws.terminate(), this.#limits.closingMs).unref();
  }

  #terminate(): void {
    this.#leave();
    this.#ws.terminate();
  }

  #leave(): void {
    if (this.#ended) return;
    this.#ended = true;
    clearTimeout(this.#joinDeadline);
    this.#handlers.onEnd();
  }
}
