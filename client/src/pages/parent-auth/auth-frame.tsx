import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { Backdrop } from '@/components/ui/backdrop';
import { LanguageChoice } from '@/components/ui/language-choice';
import { ThemeButton } from '@/components/ui/theme-button';
import { t } from '@/lib/i18n/messages';
import { paths } from '@/lib/page/paths';

/** A page with a link to the landing page and the language. */
export function AuthFrame({ children }: { children: ReactNode }) {
  return (
    <Backdrop time="noon">
      <div className="wrap flex min-h-dvh flex-col items-center py-4">
        <header className="flex w-full items-center max-mini:mb-22 max-mini:short:mb-3">
          <Link
            href={paths.landing}
            className="inline-flex min-h-11 items-center gap-2 rounded-md ps-3 pe-4 font-display text-16 leading-none font-semibold hover:bg-sky-hover"
          >
            <ArrowLeft size={20} className="rtl:-scale-x-100" />
            {t('auth.home')}
          </Link>
          <LanguageChoice className="ms-auto text-15" />
          <ThemeButton />
        </header>
        {children}
      </div>
    </Backdrop>
  );
}
