import { Link } from 'wouter';
import { Logo } from '@/components/art/logo';
import { LanguageChoice } from '@/components/ui/language-choice';
import { t } from '@/lib/messages';
import { paths } from '@/lib/paths';

const link = 'min-h-11 py-2.5 hover:text-on-slab hover:underline hover:underline-offset-4';

export function SiteFooter({ onKids, onAdmin }: { onKids: () => void; onAdmin: () => void }) {
  return (
    <footer className="on-night bg-night-deep py-5.5 text-15 text-on-slab-2">
      <div className="wrap flex flex-wrap items-center gap-x-7 gap-y-1">
        <Logo size={20} className="me-auto w-full text-on-slab sm:w-auto" />
        <button type="button" className={link} onClick={onKids} aria-haspopup="dialog">
          {t('landing.kidsPortal')}
        </button>
        <Link href={paths.parentAuth} className={link}>
          {t('auth.parentPortal')}
        </Link>
        <button type="button" className={link} onClick={onAdmin} aria-haspopup="dialog">
          {t('auth.adminPortal')}
        </button>
        <LanguageChoice />
      </div>
    </footer>
  );
}
