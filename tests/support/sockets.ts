import { WebSocket } from 'ws';
import { serverMessage, type JoinMessage, type ServerMessage } from '@shared/realtime';
import type { Agent } from './agent';
import { strict } from './strict';

const PATIENCE_MS = 10_000;

export interface Closed {
  code: number;
  reason: string;
}

export class RefusedUpgrade extends Error {
  readonly status: number;

  constructor(status: number) {
    super(`the upgrade was refused with ${status}`);
    this.status = status;
  }
}

/** A socket that validates every message with the contract. */
export class TestSocket {
  readonly ws: WebSocket;
  readonly inbox: ServerMessage[] = [];
  readonly closed: Promise<Closed>;
  #wake: (() => void) | undefined;

  constructor(ws: WebSocket) {
    this.ws = ws;
    ws.on('error', () => {});
    ws.on('message', (data: Buffer) => {
      this.inbox.push(strict(serverMessage).parse(JSON.parse(data.toString())));
      this.#wake?.();
    });
    this.closed = new Promise((resolve) => {
      ws.once('close', (code, reason) => resolve({ code, reason: reason.toString() }));
    });
  }

  async next(): Promise<ServerMessage> {
    const deadline = Date.now() + PATIENCE_MS;
    for (;;) {
      const message = this.inbox.shift();
      if (message) return message;
      const left = deadline - Date.now();
      if (left <= 0) throw new Error('no message came');
      await this.#arrival(left);
    }
  }

  async #arrival(ms: number): Promise<void> {
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, ms);
      this.#wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }

  send(message: unknown): void {
    this.ws.send(typeof message === 'string' ? message : JSON.stringify(message));
  }

  /** Joins `userType:userId` and returns the server's response. */
  join(userType: JoinMessage['userType'], userId: string): Promise<ServerMessage> {
    this.send({ type: 'join', userId, userType });
    return this.next();
  }

  async close(): Promise<void> {
    this.ws.close(1000);
    await this.closed;
  }
}

interface Handshake {
  /** Defaults to the app's own. null sends no origin. */
  origin?: string | null;
  path?: string;
  headers?: Record<string, string>;
  /** Set to false for a client that has disappeared and answers no pings. */
  autoPong?: boolean;
}

/** Opens a socket with the agent's cookies. Throws `RefusedUpgrade`. */
export async function openSocket(agent: Agent, handshake: Handshake = {}): Promise<TestSocket> {
  const ws = request(agent, handshake);
  const socket = new TestSocket(ws);
  await new Promise<void>((resolve, reject) => {
    ws.once('open', () => resolve());
    ws.once('error', reject);
    ws.once('unexpected-response', (outgoing, response) => {
      reject(new RefusedUpgrade(response.statusCode ?? 0));
      outgoing.destroy();
    });
  });
  return socket;
}

function request(agent: Agent, handshake: Handshake): WebSocket {
  const { origin = agent.url, path = '/ws', headers = {}, autoPong = true } = handshake;
  return new WebSocket(agent.url.replace('http', 'ws') + path, {
    autoPong,
    handshakeTimeout: PATIENCE_MS,
    headers: {
      ...(agent.cookie && { Cookie: agent.cookie }),
      ...(origin !== null && { Origin: origin }),
      ...headers,
    },
  });
}
