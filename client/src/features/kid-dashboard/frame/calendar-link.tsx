import { CalendarDays } from 'lucide-react';
import { LinkButton } from '@/components/ui/link-button';
import { paths, type KidTab } from '@/lib/paths';

/** Leads from a place to its calendar. */
export function CalendarLink({
  page,
  tab,
  label,
}: {
  /** The page's path without its tab. */
  page: string;
  tab: KidTab;
  label: string;
}) {
  return (
    <p className="my-4 flex justify-end">
      <LinkButton className="[--button-h:56px]" href={paths.kidTab(page, tab)}>
        <CalendarDays />
        {label}
      </LinkButton>
    </p>
  );
}
