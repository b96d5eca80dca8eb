import { byFileName } from './drawing';

const drawings = byFileName(
  import.meta.glob<string>('./rooms/*.svg', { eager: true, query: '?url', import: 'default' }),
);

export type RoomName = 'kitchen' | 'bedroom' | 'cleaning' | 'study' | 'pet-care' | 'organize' | 'roof';

export function RoomArt({ name, className }: { name: RoomName; className?: string | undefined }) {
  const [width, height] = name === 'roof' ? [1132, 214] : [360, 236];
  return (
    <img
      src={drawings.get(name)}
      alt=""
      width={width}
      height={height}
      className={className}
      loading="lazy"
      draggable={false}
    />
  );
}
