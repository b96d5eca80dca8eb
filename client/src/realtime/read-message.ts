import type { ServerMessage } from '@shared/realtime';
import { isEventType, recordField } from '@/lib/cache-effects';

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
  if (typeof type !== 'string' || !isEventType(type)) return false;
  const field = recordField(type);
  return field === undefined || partsOf(parts.get(field)).size > 0;
}

/** The fields of an object, else none. */
function partsOf(value: unknown): ReadonlyMap<string, unknown> {
  return new Map(typeof value === 'object' && value !== null ? Object.entries(value) : []);
}
