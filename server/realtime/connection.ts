import type { RawData, WebSocket } from 'ws';
import type { JoinMessage, ServerMessage } from '@shared/realtime';
import type { BoardAudience } from '../events/audience';
import { showsKid, type BoardActor } from '../lib/actor';
import { CLOSE_CODES } from '@shared/socket-protocol';
import { readIncoming } from './incoming';
import type { SocketLimits } from './socket-limits';
import type { SocketOwner } from './upgrade';

interface Handlers {
  /** A join request that is not authorized yet. */
  onJoin(message: JoinMessage): void;
  /** Called once. Nothing may be sent afterwards. */
  onEnd(): void;
}

/** A socket with limits for message size, rate, silence and closing. */
export class Connection {
  #session: SocketOwner;
  readonly closed: Promise<void>;
  readonly #ws: WebSocket;
  readonly #limits: SocketLimits;
  readonly #handlers: Handlers;
  readonly #joinDeadline: NodeJS.Timeout;
  readonly #arrivals: number[] = [];
  #faults = 0;
  #missedPongs = 0;
  #ended = false;
  #isBoard = false;
  #sparse: { timer: NodeJS.Timeout; pending: Buffer | undefined } | undefined;

  constructor(ws: WebSocket, session: SocketOwner, limits: SocketLimits, handlers: Handlers) {
    this.#ws = ws;
    this.#session = session;
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
    // Answering pings has a cost.
    ws.on('ping', () => this.#isWithinRate() || this.#refuse('rate_limited', CLOSE_CODES.policy));
    ws.on('pong', () => {
      this.#missedPongs = 0;
    });
    // ws is already closing the socket with the right code.
    ws.on('error', () => this.#retire());
  }

  get session(): SocketOwner {
    return this.#session;
  }

  follow(actor: SocketOwner['actor']): void {
    this.#session = { ...this.#session, actor };
  }

  /** The socket represents the board until it closes. */
  becomeBoard(): void {
    this.#isBoard = true;
  }

  get isBoard(): boolean {
    return this.#isBoard;
  }

  /** The board has other settings now. */
  changeBoard({ kidIds, showsSavings }: Pick<BoardActor, 'kidIds' | 'showsSavings'>): void {
    const { board } = this.#session;
    if (board) this.#session = { ...this.#session, board: { ...board, kidIds, showsSavings } };
  }

  /** Whether the socket is a board that shows the kid and, if `savings` is set, stars or saving goals. */
  shows({ kidId, savings = false }: Pick<BoardAudience, 'kidId' | 'savings'>): boolean {
    const { board } = this.#session;
    if (!board || (savings && !board.showsSavings)) return false;
    return kidId === undefined || showsKid(board, kidId);
  }

  /** Sends immediately, or a second after the last text. Only the last of several texts in that second is sent. */
  sendSparsely(bytes: Buffer): void {
    if (this.#ended) return;
    if (this.#sparse) {
      this.#sparse.pending = bytes;
      return;
    }
    this.send(bytes);
    this.#rest();
  }

  #rest(): void {
    const timer = setTimeout(() => {
      const pending = this.#sparse?.pending;
      this.#sparse = undefined;
      if (pending === undefined) return;
      this.send(pending);
      this.#rest();
    }, this.#limits.sparseMs);
    timer.unref();
    this.#sparse = { timer, pending: undefined };
  }

  get ended(): boolean {
    return this.#ended;
  }

  send(message: ServerMessage | Buffer): void {
    if (this.#ended) return;
    this.#ws.send(Buffer.isBuffer(message) ? message : JSON.stringify(message), { binary: false });
    if (this.#ws.bufferedAmount > this.#limits.unsentBytes) this.#cut();
  }

  confirmJoin(channel: string, changedAt: number): void {
    clearTimeout(this.#joinDeadline);
    this.send({ type: 'joined', channel, changedAt: new Date(changedAt).toISOString() });
  }

  ping(): void {
    if (this.#missedPongs >= this.#limits.missedPongs) return this.#cut();
    this.#missedPongs += 1;
    this.#ws.ping();
  }

  /** Terminates the socket if the client doesn't answer. */
  end(code: number, reason: string): void {
    if (this.#ended) return;
    this.#ws.close(code, reason);
    this.#retire();
  }

  #receive(data: RawData, isBinary: boolean): void {
    if (this.#ended) return;
    if (!this.#isWithinRate()) return this.#refuse('rate_limited', CLOSE_CODES.policy);
    const message = readIncoming(data, isBinary, this.#limits.messageBytes);
    if (message.type === 'join') return this.#handlers.onJoin(message);
    this.#refuse(message.code, message.code === 'too_large' ? CLOSE_CODES.tooBig : CLOSE_CODES.policy);
  }

  /** The second error closes the socket. */
  #refuse(code: string, closeCode: number): void {
    this.#faults += 1;
    if (this.#faults > 1) this.end(closeCode, code);
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

  /** Leaves, and terminates the socket if the client doesn't close it in time. */
  #retire(): void {
    this.#leave();
    setTimeout(() => this.#ws.terminate(), this.#limits.closingMs).unref();
  }

  #cut(): void {
    this.#leave();
    this.#ws.terminate();
  }

  #leave(): void {
    if (this.#ended) return;
    this.#ended = true;
    clearTimeout(this.#joinDeadline);
    clearTimeout(this.#sparse?.timer);
    this.#handlers.onEnd();
  }
}
