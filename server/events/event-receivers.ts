import type { DomainEvent } from './domain-events';

/** The parts of a process that react to events: its sockets, and its caches of sessions, ETags and calendar files. */
export type EventReceiver = 'sockets' | 'sessions' | 'etags' | 'calendars';

/**
 * Who receives each type of event. A type that is not listed here does not compile, nor does a receiver that is told of an
 * event it does not subscribe to. What the sockets send to whom is in server/realtime/notify.ts, which is exhaustive too.
 */
const RECEIVERS = {
  'submission.created': ['sockets', 'etags', 'calendars'],
  'submission.approved': ['sockets', 'etags', 'calendars'],
  'submission.rejected': ['sockets', 'etags', 'calendars'],
  'submission.withdrawn': ['sockets', 'calendars'],
  'submission.undone': ['sockets', 'etags', 'calendars'],
  'redemption.requested': ['sockets', 'etags'],
  'redemption.approved': ['sockets', 'etags'],
  'redemption.rejected': ['sockets', 'etags'],
  'redemption.withdrawn': ['sockets', 'etags'],
  'redemption.undone': ['sockets', 'etags'],
  'redemption.delivered': ['sockets'],
  'stars.changed': ['sockets', 'etags'],
  'news.changed': ['sockets'],
  'message.sent': ['sockets', 'etags'],
  'message.read': ['sockets', 'etags'],
  'chores.changed': ['sockets', 'etags', 'calendars'],
  'rewards.changed': ['sockets', 'etags'],
  'family.changed': ['sockets', 'etags', 'calendars'],
  'sessions.ended': ['sockets', 'sessions'],
  'sessions.changed': ['sockets', 'sessions'],
} as const satisfies Record<DomainEvent['type'], readonly [EventReceiver, ...EventReceiver[]]>;

type Receivers = typeof RECEIVERS;
type TypeFor<Receiver extends EventReceiver> = {
  [Type in DomainEvent['type']]: Receiver extends Receivers[Type][number] ? Type : never;
}[DomainEvent['type']];

/** The events that `Receiver` receives. */
export type EventFor<Receiver extends EventReceiver> = Extract<DomainEvent, { type: TypeFor<Receiver> }>;

/** Whether `receiver` receives `event`. Nobody receives a type that this process does not know, from a newer one beside it. */
export function isEventFor<Receiver extends EventReceiver>(
  receiver: Receiver,
  event: DomainEvent,
): event is EventFor<Receiver> {
  const receivers: readonly EventReceiver[] = Object.hasOwn(RECEIVERS, event.type)
    ? RECEIVERS[event.type]
    : [];
  return receivers.includes(receiver);
}
