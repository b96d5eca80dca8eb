import { byFileName } from './drawing';

export const friendDrawings = byFileName(
  import.meta.glob<string>(['./friends/*.svg', '!./friends/*-live.svg'], {
    eager: true,
    query: '?url',
    import: 'default',
  }),
);
