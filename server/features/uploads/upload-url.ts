import { createHmac, timingSafeEqual } from 'node:crypto';

/** How long a URL that takes an image is good for. */
export const URL_SECONDS = 600;

/** What a signed URL of our own lets through: one upload, or one part of one. */
export interface Door {
  name: string;
  part?: number;
}

/** A path of our own that takes an image until `URL_SECONDS` from `now`. */
export function signDoor(key: Buffer, door: Door, now: Date): string {
  const expires = Math.floor(now.getTime() / 1000) + URL_SECONDS;
  const query = new URLSearchParams({
    ...(door.part === undefined ? {} : { part: String(door.part) }),
    expires: String(expires),
    signature: signatureOf(key, door, expires).toString('base64url'),
  });
  return `/objects/incoming/${door.name}?${query}`;
}

/** What the URL lets through, `expired`, or null when it was not signed by us as it stands. */
export function readDoor(
  key: Buffer,
  name: string,
  query: Record<string, unknown>,
  now: Date,
): Door | 'expired' | null {
  const { part, expires, signature } = query;
  if (typeof expires !== 'string' || !/^\d{1,12}$/.test(expires) || typeof signature !== 'string')
    return null;
  if (part !== undefined && (typeof part !== 'string' || !/^[1-9]\d{0,4}$/.test(part))) return null;
  const door: Door = part === undefined ? { name } : { name, part: Number(part) };
  const right = signatureOf(key, door, Number(expires));
  const given = Buffer.from(signature, 'base64url');
  if (given.length !== right.length || !timingSafeEqual(given, right)) return null;
  return Number(expires) * 1000 <= now.getTime() ? 'expired' : door;
}

/** The id of an upload in parts: nobody else can know it, and nothing has to be kept to check it. */
export function multipartId(key: Buffer, name: string): string {
  return createHmac('sha256', key).update(`multipart\n${name}`).digest('hex');
}

function signatureOf(key: Buffer, { name, part }: Door, expires: number): Buffer {
  return createHmac('sha256', key)
    .update(`put\n${name}\n${part ?? ''}\n${expires}`)
    .digest();
}
