import { Readable } from 'node:stream';
import { uploadPath } from '@shared/rules/images';
import type { Deps } from '../../deps';
import type { TempFile } from '../../lib/temp-file';
import { openFamilyImage, type FamilyImage } from '../uploads/family-images';
import { zipOf, type ZipEntry } from './zip';

export const EXPORT_NAME = 'starnest-family';

interface Contents {
  json: TempFile;
  csv: TempFile;
  pictures: FamilyImage[];
  madeAt: Date;
}

/** Streams the family's data and images as a ZIP (docs/decisions/0055). */
export function archiveOf(
  { images, logger }: Pick<Deps, 'images' | 'logger'>,
  familyId: string,
  { json, csv, pictures, madeAt }: Contents,
): AsyncGenerator<Uint8Array, void, undefined> {
  const lost: string[] = [];

  async function* entries(): AsyncGenerator<ZipEntry, void, undefined> {
    yield { name: `${EXPORT_NAME}.json`, at: madeAt, compress: true, chunks: json.read() };
    yield { name: `${EXPORT_NAME}.csv`, at: madeAt, compress: true, chunks: csv.read() };
    for (const picture of pictures) {
      const chunks = await openFamilyImage(images, familyId, picture);
      if (chunks) yield { name: pathOf(picture), at: picture.createdAt, compress: false, chunks };
      else {
        lost.push(picture.name);
        logger.error({ upload: picture.name }, 'an image is missing in the store');
      }
    }
    const text = Readable.from([Buffer.from(readme(madeAt, pictures.length - lost.length, lost))]);
    yield { name: 'README.txt', at: madeAt, compress: true, chunks: text };
  }
  return zipOf(entries());
}

const pathOf = ({ name }: FamilyImage): string => `pictures/${name}.webp`;

function readme(madeAt: Date, pictures: number, lost: string[]): string {
  const lines = [
    'Your family at Starnest',
    `Created ${madeAt.toISOString()}`,
    '',
    `${EXPORT_NAME}.json  everything, for other apps`,
    `${EXPORT_NAME}.csv   the same data as one table, for a spreadsheet`,
    `pictures/             ${pictures} of your pictures, each in the largest size we keep`,
    '',
    `Where the data says ${uploadPath('NAME')}, the picture is pictures/NAME.webp.`,
  ];
  if (lost.length > 0) {
    lines.push('', 'These pictures couldn’t be found and aren’t included:');
    lines.push(...lost.map((name) => `  ${name}`));
  }
  return `${lines.join('\r\n')}\r\n`;
}
