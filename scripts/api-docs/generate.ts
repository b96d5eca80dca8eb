import { writeFile } from 'node:fs/promises';
import { apiDocs } from './api-docs';

for (const { file, text } of apiDocs()) await writeFile(file, text);
