import type { ServerMessage } from '@shared/realtime';
import { isEventType, recordField } from '@/lib/cache-effects';

/**
 * Returns the message in `data`, or null and logs it. This tab may be weeks older than the server, so unknown fields
 * and event types are ignored (docs/decisions/0140). The server's tests check messages against the schema, so the
 * client has no validator.
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

/** The fields of an object. Empty for other values. */
function partsOf(value: unknown): ReadonlyMap<string, unknown> {
  return new Map(typeof value === 'object' && value !== null ? Object.entries(value) : []);
}
