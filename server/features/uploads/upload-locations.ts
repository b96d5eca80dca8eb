import { createHmac, timingSafeEqual } from 'node:crypto';

// Keys of images by family, separately for unchecked ones.

const INCOMING = 'incoming';
const IMAGES = 'images';

export function folderOf(familyId: string, name?: string): string {
  const family = `${familyId.slice(-2)}/${familyId}`;
  return name === undefined ? family : `${family}/${name}`;
}

export const placesOf = (folder: string): string[] => [`${INCOMING}/${folder}`, `${IMAGES}/${folder}`];

export const incomingFolder = (familyId: string, name: string): string =>
  `${INCOMING}/${folderOf(familyId, name)}`;
export const incomingKey = (familyId: string, name: string): string =>
  `${incomingFolder(familyId, name)}/whole`;
export const partKey = (familyId: string, name: string, part: number): string =>
  `${incomingFolder(familyId, name)}/part-${part}`;

export const imageKey = (familyId: string, name: string, width: number): string =>
  `${IMAGES}/${folderOf(familyId, name)}/${width}.webp`;

/** Returns null if the key is not one of this family's uploads. */
export function nameInKey(familyId: string, key: string): string | null {
  const name = /\/([A-Za-z0-9_-]{1,128})\/whole$/.exec(key)?.[1];
  return name !== undefined && incomingKey(familyId, name) === key ? name : null;
}

export const URL_SECONDS = 600;

export interface UploadTarget {
  name: string;
  part?: number;
}

/** Expires `URL_SECONDS` after `now`. */
export function signUploadUrl(key: Buffer, target: UploadTarget, now: Date): string {
  const expires = Math.floor(now.getTime() / 1000) + URL_SECONDS;
  const query = new URLSearchParams({
    ...(target.part === undefined ? {} : { part: String(target.part) }),
    expires: String(expires),
    signature: signatureOf(key, target, expires).toString('base64url'),
  });
  return `/objects/incoming/${target.name}?${query}`;
}

export function verifyUploadUrl(
  keys: readonly Buffer[],
  name: string,
  query: Record<string, unknown>,
  now: Date,
): UploadTarget | 'expired' | null {
  const { part, expires, signature } = query;
  if (typeof expires !== 'string' || !/^\d{1,12}$/.test(expires) || typeof signature !== 'string')
    return null;
  if (part !== undefined && (typeof part !== 'string' || !/^[1-9]\d{0,4}$/.test(part))) return null;
  const target: UploadTarget = part === undefined ? { name } : { name, part: Number(part) };
  const given = Buffer.from(signature, 'base64url');
  const fits = keys.some((key) => {
    const expected = signatureOf(key, target, Number(expires));
    return given.length === expected.length && timingSafeEqual(given, expected);
  });
  if (!fits) return null;
  return Number(expires) * 1000 <= now.getTime() ? 'expired' : target;
}

/** Derived, so that it can be verified without storing it. */
export function multipartId(key: Buffer, name: string): string {
  return createHmac('sha256', key).update(`multipart\n${name}`).digest('hex');
}

function signatureOf(key: Buffer, { name, part }: UploadTarget, expires: number): Buffer {
  return createHmac('sha256', key)
    .update(`put\n${name}\n${part ?? ''}\n${expires}`)
    .digest();
}
