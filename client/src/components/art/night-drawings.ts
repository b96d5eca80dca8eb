import { byFileName } from './drawing';

export const nightDrawings = byFileName(
  import.meta.glob<string>('./goodnight/*.svg', { eager: true, query: '?url', import: 'default' }),
);
