import { RotateCw, TriangleAlert } from 'lucide-react';
import { Button } from '@/components/ui/button';

/** Something did not load, said as plainly as admins are spoken to. */
export function LoadFault({
  title,
  onRetry,
  retrying,
}: {
  title: string;
  onRetry: () => void;
  retrying: boolean;
}) {
  return (
    <div role="alert" className="flex flex-wrap items-center gap-x-4 gap-y-3 px-6 py-5">
      <TriangleAlert size={22} className="text-ink-2" />
      <p className="mr-auto">
        <b className="block font-semibold">{title}</b>
        <span className="text-ink-2">Check the connection, then try again.</span>
      </p>
      <Button onClick={onRetry} saving={retrying} savingLabel="Trying">
        <RotateCw />
        Retry
      </Button>
    </div>
  );
}
