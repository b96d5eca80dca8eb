/** Sizes and times of the socket: docs/security.md, "Requests and responses". */
export const SOCKET_LIMITS = {
  /** A larger message is answered with an error; one beyond `hardMessageBytes` isn't even read to its end. */
  messageBytes: 4096,
  hardMessageBytes: 64 * 1024,
  /** A client that takes no more than this in is let go, rather than kept in memory for. */
  unsentBytes: 1024 * 1024,
  joinMs: 10_000,
  messages: 20,
  messagesWindowMs: 10_000,
  pingMs: 30_000,
  missedPongs: 2,
  socketsPerSession: 5,
  /** In one process, over all browsers. */
  socketsPerPerson: 20,
  /** How long a client may take to answer a close. */
  closingMs: 2000,
};
export type SocketLimits = typeof SOCKET_LIMITS;
