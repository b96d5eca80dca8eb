import { join } from 'node:path';
import { buildOpenApi } from './openapi';
import { buildReference } from './reference';

const DOCS = join(import.meta.dirname, '../../docs');

export function apiDocs(): { file: string; text: string }[] {
  return [
    { file: join(DOCS, 'openapi.json'), text: `${JSON.stringify(buildOpenApi(), null, 2)}\n` },
    { file: join(DOCS, 'api.md'), text: buildReference() },
  ];
}
