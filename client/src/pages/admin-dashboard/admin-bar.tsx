import { House, LogOut, ShieldCheck } from 'lucide-react';
import { Link } from 'wouter';
import { Logo } from '@/components/art/logo';
import { ThemeButton } from '@/components/ui/theme-button';
import { paths } from '@/lib/paths';

/** Who is at work here, and the two ways out. */
export function AdminBar() {
  return (
    <div className="admin-bar">
      <div className="wrap flex min-h-16 items-center gap-2.5 sm:gap-3.5">
        <Link href={paths.landing} className="admin-logo" aria-label="Starnest">
          <Logo size={21} />
        </Link>
        <span className="admin-badge">
          <ShieldCheck size={16} />
          Administrator
        </span>
        <nav aria-label="Administrator" className="ml-auto flex gap-1">
          <ThemeButton className="admin-link" wordClass="" />
          <Link href={paths.landing} className="admin-link">
            <House size={20} />
            <span>Home</span>
          </Link>
          {/* A page of the server: it ends the session, whatever the app is doing. */}
          <a href={paths.apiLogout} className="admin-link">
            <LogOut size={20} />
            <span>Logout</span>
          </a>
        </nav>
      </div>
    </div>
  );
}
