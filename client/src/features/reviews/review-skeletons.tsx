import { Card } from '@/components/ui/card';
import { Skeleton } from '@/components/ui/skeleton';

export function ReviewSkeletons({ label }: { label: string }) {
  return (
    <div className="grid gap-4" aria-busy>
      <output className="sr-only">{label}</output>
      {[0, 1].map((index) => (
        <Card key={index} className="grid gap-4 p-4.5" aria-hidden>
          <div className="flex items-center gap-4">
            <Skeleton className="size-19 rounded-lg" />
            <div className="grid flex-1 gap-2.5">
              <Skeleton className="h-5 w-1/2" />
              <Skeleton className="h-4 w-1/3" />
            </div>
            <Skeleton className="h-11 w-28" />
          </div>
          <Skeleton className="h-11" />
        </Card>
      ))}
    </div>
  );
}
