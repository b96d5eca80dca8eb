/** Sizes and times of the socket: docs/security.md, "Requests and responses". */
export const SOCKET_LIMITS = {
  /** A larger message gets an error; one beyond `hardMessageBytes` isn't even read to its end. */
  messageBytes: 4096,
  hardMessageBytes: 64 * 1024,
  /** A client with more unsent bytes than this is disconnected: they take memory. */
  unsentBytes: 1024 * 1024,
  joinMs: 10_000,
  messages: 20,
  messagesWindowMs: 10_000,
  pingMs: 30_000,
  missedPongs: 2,
  socketsPerSession: 5,
  /** In one process, over all browsers (docs/decisions/0105). */
  socketsPerPerson: 20,
  /** How long a client may take to respond to a close. */
  closingMs: 2000,
};
export type SocketLimits = typeof SOCKET_LIMITS;
