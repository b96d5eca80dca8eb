import { byFileName } from './drawing';

const drawings = byFileName(
  import.meta.glob<string>('./scenes/*.svg', { eager: true, query: '?url', import: 'default' }),
);

export function SceneArt({
  name,
  className,
}: {
  name: 'morning' | 'noon' | 'night' | 'branch';
  className?: string | undefined;
}) {
  const [width, height] = name === 'branch' ? [820, 480] : [400, 190];
  return (
    <img
      src={drawings.get(name)}
      alt=""
      width={width}
      height={height}
      className={className}
      draggable={false}
    />
  );
}
