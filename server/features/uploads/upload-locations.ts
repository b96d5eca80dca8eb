import { createHmac, timingSafeEqual } from 'node:crypto';

// Where an upload's bytes are in the store, apart by family and unchecked from served, and the signed URLs that bring them.

const INCOMING = 'incoming';
const IMAGES = 'images';

/** The folder of a family, or of one of its uploads, below either root; fanned out so that no folder holds them all. */
export function folderOf(familyId: string, name?: string): string {
  const family = `${familyId.slice(-2)}/${familyId}`;
  return name === undefined ? family : `${family}/${name}`;
}

/** Both places of a folder in the store. */
export const placesOf = (folder: string): string[] => [`${INCOMING}/${folder}`, `${IMAGES}/${folder}`];

/** The place of an upload until it is checked. */
export const incomingFolder = (familyId: string, name: string): string =>
  `${INCOMING}/${folderOf(familyId, name)}`;
export const incomingKey = (familyId: string, name: string): string =>
  `${incomingFolder(familyId, name)}/whole`;
export const partKey = (familyId: string, name: string, part: number): string =>
  `${incomingFolder(familyId, name)}/part-${part}`;

/** The place of a checked image in one of its sizes. */
export const imageKey = (familyId: string, name: string, width: number): string =>
  `${IMAGES}/${folderOf(familyId, name)}/${width}.webp`;

/** The name in a key that a client hands back; null unless it is the key of one of this family's uploads. */
export function nameInKey(familyId: string, key: string): string | null {
  const name = /\/([A-Za-z0-9_-]{1,128})\/whole$/.exec(key)?.[1];
  return name !== undefined && incomingKey(familyId, name) === key ? name : null;
}

/** How long a signed upload URL is valid. */
export const URL_SECONDS = 600;

/** What a signed URL takes: one upload, or one part of one. */
export interface UploadTarget {
  name: string;
  part?: number;
}

/** The signed URL of our own, as a path, that takes an image until `URL_SECONDS` from `now`. */
export function signUploadUrl(key: Buffer, target: UploadTarget, now: Date): string {
  const expires = Math.floor(now.getTime() / 1000) + URL_SECONDS;
  const query = new URLSearchParams({
    ...(target.part === undefined ? {} : { part: String(target.part) }),
    expires: String(expires),
    signature: signatureOf(key, target, expires).toString('base64url'),
  });
  return `/objects/incoming/${target.name}?${query}`;
}

/** What a signed URL is for, `expired`, or null when its signature does not fit. */
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

/** The id of an upload in parts: nobody else can know it, and nothing has to be kept to check it. */
export function multipartId(key: Buffer, name: string): string {
  return createHmac('sha256', key).update(`multipart\n${name}`).digest('hex');
}

function signatureOf(key: Buffer, { name, part }: UploadTarget, expires: number): Buffer {
  return createHmac('sha256', key)
    .update(`put\n${name}\n${part ?? ''}\n${expires}`)
    .digest();
}
