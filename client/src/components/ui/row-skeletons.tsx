import { Skeleton } from './skeleton';

export function RowSkeletons({
  label,
  count = 3,
  keyed = false,
}: {
  label: string;
  count?: number;
  keyed?: boolean;
}) {
  return (
    <div className="grid animate-fade [animation-delay:200ms]" aria-busy>
      <output className="sr-only">{label}</output>
      {Array.from({ length: count }, (_, row) => (
        <div
          key={row}
          className="flex min-h-16.5 items-center gap-3 border-line not-last:border-b-2 max-laptop:min-h-15"
          aria-hidden
        >
          <Skeleton className="size-11.5 flex-none rounded-sm" />
          <div className="grid flex-1 gap-2">
            <Skeleton className="h-4 w-1/2" />
            <Skeleton className="h-3 w-2/3" />
          </div>
          {keyed && <Skeleton className="h-10.5 w-26" />}
        </div>
      ))}
    </div>
  );
}
