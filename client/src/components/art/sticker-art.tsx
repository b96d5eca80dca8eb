import type { Sticker } from '@shared/constants';
import { byFileName, Drawing } from './drawing';

export const stickerDrawings = byFileName(
  import.meta.glob<string>('./stickers/*.svg', { eager: true, query: '?url', import: 'default' }),
);

export function StickerArt({
  name,
  ...rest
}: { name: Sticker } & Omit<Parameters<typeof Drawing>[0], 'src'>) {
  return <Drawing src={stickerDrawings.get(name) ?? ''} {...rest} />;
}
