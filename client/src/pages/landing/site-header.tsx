import { Link } from 'wouter';
import { Logo } from '@/components/art/logo';
import { LinkButton } from '@/components/ui/link-button';
import { ThemeButton } from '@/components/ui/theme-button';
import { t, type MessageId } from '@/lib/messages';
import { paths } from '@/lib/paths';

const links = [
  { href: '#why', labelId: 'landing.navWhy' },
  { href: '#how', labelId: 'landing.how' },
  { href: '#rooms', labelId: 'landing.navRooms' },
] as const satisfies readonly { href: string; labelId: MessageId }[];

export function SiteHeader() {
  return (
    <header className="wrap relative z-10 flex items-center gap-2 py-3 sm:gap-4 sm:py-4">
      <Link href={paths.landing} className="rounded-sm py-1.5">
        <Logo size={26} />
      </Link>
      <nav aria-label={t('landing.onThisPage')} className="ms-auto hidden gap-1 lg:flex">
        {links.map(({ href, labelId }) => (
          <a
            key={href}
            href={href}
            className="rounded-sm px-3.5 py-3 font-semibold transition-colors duration-(--dur-ui) hover:bg-sky-hover"
          >
            {t(labelId)}
          </a>
        ))}
      </nav>
      <ThemeButton className="ms-auto lg:ms-2" />
      <LinkButton
        href={paths.parentAuth}
        className="min-h-12 rounded-md px-[clamp(12px,20vw-62px,20px)] text-17 [--edge:color-mix(in_oklab,var(--color-on-star)_18%,transparent)] [--lip:4px]"
      >
        {t('landing.parentLogin')}
      </LinkButton>
    </header>
  );
}
