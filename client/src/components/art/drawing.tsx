/** One drawing by URL: square, out of the way of screen readers unless it is given a name. */
export function Drawing({
  src,
  size,
  label,
  className,
}: {
  src: string;
  /** Side in CSS pixels; leave it out to let CSS decide. */
  size?: number | undefined;
  label?: string;
  className?: string | undefined;
}) {
  return (
    <img
      src={src}
      alt={label ?? ''}
      width={size ?? 64}
      height={size ?? 64}
      className={className}
      draggable={false}
      decoding="async"
    />
  );
}

/** `{ './chores/dust.svg': url }` as `{ dust: url }`: drawings are known by their file names. */
export function byFileName(files: Record<string, string>): ReadonlyMap<string, string> {
  return new Map(
    Object.entries(files).map(([path, url]) => [path.slice(path.lastIndexOf('/') + 1, -'.svg'.length), url]),
  );
}
