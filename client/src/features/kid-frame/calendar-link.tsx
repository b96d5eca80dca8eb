import { CalendarDays } from 'lucide-react';
import { LinkButton } from '@/components/ui/link-button';
import { paths, type KidTab } from '@/lib/page/paths';

export function CalendarLink({ page, tab, label }: { page: string; tab: KidTab; label: string }) {
  return (
    <LinkButton iconOnly size="compact" href={paths.kidTab(page, tab)} aria-label={label}>
      <CalendarDays className="size-7!" />
    </LinkButton>
  );
}
