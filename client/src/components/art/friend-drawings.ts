import { byFileName } from './drawing';

export const friendDrawings = byFileName(
  import.meta.glob<string>('./friends/*.svg', { eager: true, query: '?url', import: 'default' }),
);
