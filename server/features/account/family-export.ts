import { databaseNow } from '../../db/clock';
import { readSnapshot } from '../../db/transaction';
import type { Deps } from '../../deps';
import type { ParentActor } from '../../lib/actor';
import { unavailable } from '../../lib/errors';
import { writeTempFile, type TempFile } from '../../lib/temp-file';
import { listFamilyImages } from '../uploads/family-images';
import { archiveOf } from './archive';
import { csvOf } from './export-csv';
import { jsonOf } from './export-json';
import { EXPORTED_FIELDS, readFamilyRows } from './export.queries';

export interface FamilyExport {
  chunks: AsyncIterable<Uint8Array>;
  /** The size in bytes, undefined for a ZIP, which is created while it is sent. */
  size?: number | undefined;
  /** Must be called, whether or not the chunks were read. */
  close(): Promise<void>;
}

/**
 * A snapshot of the family's data for one of its adults, written to temporary files first, so that a slow
 * client doesn't hold the connection (docs/decisions/0055).
 */
export async function openFamilyExport(
  deps: Pick<Deps, 'exportDb' | 'images' | 'logger'>,
  { familyId, userId }: Pick<ParentActor, 'familyId' | 'userId'>,
  format: 'json' | 'csv' | 'zip',
): Promise<FamilyExport> {
  const files: TempFile[] = [];
  const write = async (chunks: AsyncIterable<string>): Promise<TempFile> => {
    const file = await writeTempFile(chunks);
    files.push(file);
    return file;
  };
  const close = async () => {
    for (const file of files) await file.remove();
  };
  try {
    return await readSnapshot(deps.exportDb, async (tx) => {
      const writeJson = () => write(jsonOf(readFamilyRows(tx, { familyId, userId })));
      const writeCsv = () => write(csvOf(EXPORTED_FIELDS, readFamilyRows(tx, { familyId, userId })));
      if (format !== 'zip') {
        const file = await (format === 'json' ? writeJson() : writeCsv());
        return { chunks: file.read(), size: file.size, close };
      }
      const pictures = await listFamilyImages(tx, familyId);
      if (pictures.length > 0) await requireImages(deps);
      const madeAt = await databaseNow(tx);
      const contents = { json: await writeJson(), csv: await writeCsv(), pictures, madeAt };
      return { chunks: archiveOf(deps, familyId, contents), close };
    });
  } catch (error) {
    await close();
    throw error;
  }
}

async function requireImages({ images }: Pick<Deps, 'images'>): Promise<void> {
  await images.check().catch((error: unknown) => {
    throw unavailable(undefined, error);
  });
}
