import type { NestThingId } from '@shared/rules/nest-things';
import { byFileName, Drawing } from './drawing';

const drawings = byFileName(
  import.meta.glob<string>(['./nest/*.svg', '!./nest/room-*.svg'], {
    eager: true,
    query: '?url',
    import: 'default',
  }),
);

export function ThingArt({ id, ...rest }: { id: NestThingId } & Omit<Parameters<typeof Drawing>[0], 'src'>) {
  return <Drawing src={drawings.get(id) ?? ''} {...rest} />;
}
