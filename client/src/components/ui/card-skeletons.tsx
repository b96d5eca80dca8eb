import { Card } from './card';
import { Skeleton } from './skeleton';

export const cardGrid = 'grid grid-cols-[repeat(auto-fill,minmax(min(280px,100%),1fr))] gap-4.5';

export function CardSkeletons({
  label,
  count = 6,
  className = cardGrid,
}: {
  label: string;
  count?: number;
  className?: string | undefined;
}) {
  return (
    <div className={className} aria-busy>
      <output className="sr-only">{label}</output>
      {Array.from({ length: count }, (_, index) => (
        <Card key={index} className="grid gap-4 p-4.5" aria-hidden>
          <div className="flex items-center gap-4">
            <Skeleton className="size-20 rounded-lg" />
            <div className="grid flex-1 gap-2.5">
              <Skeleton className="h-5 w-3/4" />
              <Skeleton className="h-4 w-1/2" />
            </div>
          </div>
          <Skeleton className="h-11" />
        </Card>
      ))}
    </div>
  );
}
