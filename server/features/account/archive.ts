import { setImmediate } from 'node:timers/promises';
import { uploadPath } from '@shared/rules/images';
import type { Deps } from '../../http/deps';
import { unavailable } from '../../lib/errors';
import { listFamilyImages, openFamilyImage, type FamilyImage } from '../uploads/family-images';
import { toCsv } from './csv';
import type { FamilyData } from './export.queries';
import { zipOf, type ZipEntry } from './zip';

/** What a family's export is called, without the ending of its format. */
export const EXPORT_NAME = 'starnest-family';

// A text is packed in pieces, so that no other request waits long for its turn.
const PIECE_BYTES = 64 * 1024;

/** The family's data as JSON to be read by people too. */
export const toJson = (data: FamilyData): string => JSON.stringify(data, null, 2);

/**
 * All that the family has here as one ZIP, with its pictures (docs/decisions/0055), read from the store one piece at a time
 * while it is sent. Throws before the first byte when the store is away; a picture that it has lost is left out and named in
 * the archive's README.txt.
 */
export async function openArchive(
  { db, images, logger }: Pick<Deps, 'db' | 'images' | 'logger'>,
  familyId: string,
  data: FamilyData,
): Promise<AsyncGenerator<Uint8Array, void, undefined>> {
  const pictures = await listFamilyImages(db, familyId);
  if (pictures.length > 0) {
    await images.check().catch((fault: unknown) => {
      throw unavailable(undefined, fault);
    });
  }
  const madeAt = new Date();
  const lost: string[] = [];

  async function* entries(): AsyncGenerator<ZipEntry, void, undefined> {
    yield { name: `${EXPORT_NAME}.json`, at: madeAt, packed: true, chunks: pieces(toJson(data)) };
    yield { name: `${EXPORT_NAME}.csv`, at: madeAt, packed: true, chunks: pieces(toCsv(data)) };
    for (const picture of pictures) {
      const chunks = await openFamilyImage(images, familyId, picture);
      if (chunks) yield { name: pathOf(picture), at: picture.createdAt, packed: false, chunks };
      else {
        lost.push(picture.name);
        logger.error({ upload: picture.name }, 'an image is missing in the store');
      }
    }
    const text = readme(madeAt, pictures.length - lost.length, lost);
    yield { name: 'README.txt', at: madeAt, packed: true, chunks: pieces(text) };
  }
  return zipOf(entries());
}

const pathOf = ({ name }: FamilyImage): string => `pictures/${name}.webp`;

async function* pieces(text: string): AsyncGenerator<Uint8Array, void, undefined> {
  const bytes = Buffer.from(text);
  for (let start = 0; start < bytes.length; start += PIECE_BYTES) {
    yield bytes.subarray(start, start + PIECE_BYTES);
    await setImmediate();
  }
}

function readme(madeAt: Date, pictures: number, lost: string[]): string {
  const lines = [
    'Your family at Starnest',
    `Made ${madeAt.toISOString()}`,
    '',
    `${EXPORT_NAME}.json  everything, for other programs`,
    `${EXPORT_NAME}.csv   the same as one table, for a spreadsheet`,
    `pictures/             ${pictures} of your pictures, each in the largest size that is kept`,
    '',
    `Where the data says ${uploadPath('NAME')}, the picture is pictures/NAME.webp.`,
  ];
  if (lost.length > 0) {
    lines.push('', 'These pictures could not be found any more and are not in here:');
    lines.push(...lost.map((name) => `  ${name}`));
  }
  return `${lines.join('\r\n')}\r\n`;
}
