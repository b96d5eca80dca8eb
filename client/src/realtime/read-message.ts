import type { ServerEvent, ServerMessage } from '@shared/realtime';

/** What each event carries that its receivers read. A type of event that is not listed here does not compile. */
const CARRIES = {
  chore_submission: 'submission',
  reward_redemption: 'redemption',
  chore_approved: 'submission',
  chore_rejected: 'submission',
  reward_approved: 'redemption',
  reward_rejected: 'redemption',
  new_message: 'message',
  message_sent: 'message',
  message_read: 'message',
  chore_reviewed: 'submission',
  reward_reviewed: 'redemption',
  reward_delivered: 'redemption',
  submission_withdrawn: null,
  redemption_withdrawn: null,
  // A submission or a redemption.
  review_undone: null,
  stars_changed: 'entry',
  news: null,
  chores_changed: null,
  rewards_changed: null,
  family_changed: null,
} as const satisfies Record<ServerEvent['type'], string | null>;

/**
 * The message in `data`, or null: what cannot be read is logged and ignored. This tab may be
 * weeks older than the server, so fields and types of events that it does not know silence nothing that it does
 * (docs/decisions/0140). No validator comes with the page for it: the server's tests hold messages to their schema.
 */
export function readMessage(data: unknown): ServerMessage | null {
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
  if (typeof type !== 'string' || !Object.hasOwn(CARRIES, type)) return false;
  const carried = CARRIES[type as ServerEvent['type']];
  return carried === null || partsOf(parts.get(carried)).size > 0;
}

/** The fields of an object; none for anything else. */
function partsOf(value: unknown): ReadonlyMap<string, unknown> {
  return new Map(typeof value === 'object' && value !== null ? Object.entries(value) : []);
}
