import { Eye } from 'lucide-react';
import { KeyLink } from '@/components/ui/key-link';
import { paths } from '@/lib/paths';

/** Tells a parent that they only look, and takes them back. `name` is null until it is known. */
export function WatchingBanner({ name }: { name: string | null }) {
  return (
    <aside className="watching on-night" aria-label="Watching">
      <Eye size={30} />
      <p>
        <b>You are watching {name === null ? 'a nest' : `${name}'s nest`}</b>
        Buttons are off while you look.
      </p>
      <KeyLink variant="star" size="sm" href={paths.parent}>
        Back to Parent Dashboard
      </KeyLink>
    </aside>
  );
}
