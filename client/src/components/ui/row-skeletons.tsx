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
    <div className="grid gap-4.5 py-4" aria-busy>
      <output className="sr-only">{label}</output>
      {Array.from({ length: count }, (_, row) => (
        <div key={row} className="flex items-center gap-3.5" aria-hidden>
          <Skeleton className="size-12 rounded-sm" />
          <div className="grid flex-1 gap-2">
            <Skeleton className="h-4.5 w-1/2" />
            <Skeleton className="h-3.5 w-1/3" />
          </div>
          {keyed && <Skeleton className="h-10 w-24" />}
        </div>
      ))}
    </div>
  );
}
