import { Link } from 'wouter';
import { Logo } from '@/components/art/logo';
import { LinkButton } from '@/components/ui/link-button';
import { ThemeButton } from '@/components/ui/theme-button';
import { paths } from '@/lib/paths';

const links = [
  { href: '#why', label: 'Why families love it' },
  { href: '#how', label: 'How it works' },
  { href: '#rooms', label: 'Rooms' },
];

/** Name, ways around this page, and the parents' door. */
export function SiteHeader() {
  return (
    <header className="wrap relative z-10 flex items-center gap-2 py-3 sm:gap-4 sm:py-4">
      <Link href={paths.landing} className="rounded-sm py-1.5">
        <Logo size={26} />
      </Link>
      <nav aria-label="On this page" className="ml-auto hidden gap-1 lg:flex">
        {links.map(({ href, label }) => (
          <a key={href} href={href} className="landing-nav-link">
            {label}
          </a>
        ))}
      </nav>
      <ThemeButton className="theme-corner ml-auto lg:ml-2" />
      <LinkButton href={paths.parentAuth} className="landing-login">
        Parent login
      </LinkButton>
    </header>
  );
}
