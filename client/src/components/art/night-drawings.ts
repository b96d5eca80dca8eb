import { byFileName } from './drawing';

/** Drawings of the good night, by name. */
export const nightDrawings = byFileName(
  import.meta.glob<string>('./goodnight/*.svg', { eager: true, query: '?url', import: 'default' }),
);
