import { Eye } from 'lucide-react';
import { LinkButton } from '@/components/ui/link-button';
import { paths } from '@/lib/paths';

/** Tells a parent that they only look, and takes them back. `name` is null until it is known. */
export function ReadOnlyBanner({ name }: { name: string | null }) {
  return (
    <aside className="read-only-banner on-night" aria-label="Watching">
      <Eye size={30} />
      <p>
        <b>You are watching {name === null ? 'a nest' : `${name}'s nest`}</b>
        Buttons are off while you look.
      </p>
      <LinkButton variant="highlight" size="sm" href={paths.parent}>
        Back to Parent Dashboard
      </LinkButton>
    </aside>
  );
}
