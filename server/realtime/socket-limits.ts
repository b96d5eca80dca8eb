export const SOCKET_LIMITS = {
  /** A message beyond `hardMessageBytes` isn't read completely. */
  messageBytes: 4096,
  hardMessageBytes: 64 * 1024,
  /** A client with more unsent data is disconnected to limit memory. */
  unsentBytes: 1024 * 1024,
  joinMs: 10_000,
  messages: 20,
  messagesWindowMs: 10_000,
  pingMs: 30_000,
  missedPongs: 2,
  socketsPerSession: 5,
  socketsPerPerson: 20,
  closingMs: 2000,
  /** The least time between two `board_changed` to a board. */
  sparseMs: 1000,
};
export type SocketLimits = typeof SOCKET_LIMITS;
