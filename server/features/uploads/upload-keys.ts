/** Where an upload's bytes are in the store: apart by family, and what is unchecked apart from what is served. */

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
