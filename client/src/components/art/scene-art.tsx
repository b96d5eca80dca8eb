import { byFileName } from './drawing';

const drawings = byFileName(
  import.meta.glob<string>('./scenes/*.svg', { eager: true, query: '?url', import: 'default' }),
);

/** A small picture of the world at one hour, or the branch that the nest rests on. */
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
