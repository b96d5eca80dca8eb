import type { RawData } from 'ws';
import { joinMessage, type JoinMessage } from '@shared/realtime';

export type Incoming = JoinMessage | { type: 'invalid'; code: 'too_large' | 'validation' };

export function readIncoming(data: RawData, isBinary: boolean, maxBytes: number): Incoming {
  const bytes = toBuffer(data);
  if (bytes.length > maxBytes) return { type: 'invalid', code: 'too_large' };
  const join = isBinary ? null : joinMessage.safeParse(parseJson(bytes.toString()));
  return join?.success ? join.data : { type: 'invalid', code: 'validation' };
}

function toBuffer(data: RawData): Buffer {
  if (Array.isArray(data)) return Buffer.concat(data);
  return Buffer.isBuffer(data) ? data : Buffer.from(data);
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
