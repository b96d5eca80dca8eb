import { byFileName } from './drawing';

/** Where the drawing of each figure is that a kid may choose. */
export const friendDrawings = byFileName(
  import.meta.glob<string>('./friends/*.svg', { eager: true, query: '?url', import: 'default' }),
);
