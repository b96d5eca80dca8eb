import { useQueryClient } from '@tanstack/react-query';
import { ScrollText, UsersRound } from 'lucide-react';
import { Link } from 'wouter';
import { paths } from '@/lib/paths';
import { queryKeys } from '@/lib/query-keys';

const TABS = [
  { value: 'families', label: 'Families', href: paths.adminDashboard, Glyph: UsersRound },
  { value: 'audit', label: 'Audit log', href: paths.adminAudit, Glyph: ScrollText },
] as const;
export type AdminTab = (typeof TABS)[number]['value'];

/** The tab an address names; the families for none and for one that is not there. */
export function adminTabOf(name: string | null): AdminTab {
  return TABS.find(({ value }) => value === name)?.value ?? 'families';
}

/** The parts of the dashboard; each is an address. */
export function AdminTabs({ tab }: { tab: AdminTab }) {
  const client = useQueryClient();
  // Admins have no live connection: whoever turns to the log wants to see what has just happened.
  const readLog = () => void client.invalidateQueries({ queryKey: queryKeys.adminAuditLog() });
  return (
    <nav aria-label="Dashboard" className="admin-tabs">
      {TABS.map(({ value, label, href, Glyph }) => (
        <Link
          key={value}
          href={href}
          className="admin-link"
          onClick={value === 'audit' ? readLog : undefined}
          aria-current={value === tab ? 'page' : undefined}
        >
          <Glyph size={20} />
          {label}
        </Link>
      ))}
    </nav>
  );
}
