export function Drawing({
  src,
  size,
  label,
  className,
}: {
  src: string;
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

/** `{ './chores/dust.svg': url }` becomes `{ dust: url }`. */
export function byFileName(files: Record<string, string>): ReadonlyMap<string, string> {
  return new Map(
    Object.entries(files).map(([path, url]) => [path.slice(path.lastIndexOf('/') + 1, -'.svg'.length), url]),
  );
}
