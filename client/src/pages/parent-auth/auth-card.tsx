import { clsx } from 'clsx';
import { useEffect, useState, type ReactNode } from 'react';
import { ArrowLeft } from 'lucide-react';
import { Link } from 'wouter';
import { Pip, type PipMood } from '@/components/art/pip';
import { buttonSizes } from '@/components/ui/button-look';
import { Backdrop } from '@/components/ui/backdrop';
import { LanguageChoice } from '@/components/ui/language-choice';
import { ThemeButton } from '@/components/ui/theme-button';
import { t } from '@/lib/i18n/messages';
import { paths } from '@/lib/page/paths';

function useTyping(): boolean {
  const [typing, setTyping] = useState(false);
  useEffect(() => {
    const look = () => setTyping(document.activeElement instanceof HTMLInputElement);
    document.addEventListener('focusin', look);
    document.addEventListener('focusout', look);
    return () => {
      document.removeEventListener('focusin', look);
      document.removeEventListener('focusout', look);
    };
  }, []);
  return typing;
}

/** A card, or a sheet on phones. Pip watches while the user types. */
export function AuthCard({
  title,
  text,
  mood,
  children,
}: {
  title: string;
  text?: ReactNode;
  mood?: PipMood;
  children: ReactNode;
}) {
  const typing = useTyping();
  return (
    <AuthFrame>
      <main
        className={clsx(
          'relative m-auto mt-[max(96px,12vh)] w-[min(440px,100%)] rounded-xl bg-surface px-[clamp(18px,6vw,32px)] pt-16 pb-8 shadow-float',
          'max-mini:-mx-4 max-mini:mt-auto max-mini:-mb-4 max-mini:w-auto max-mini:self-stretch max-mini:rounded-b-none max-mini:px-4.5 max-mini:pt-12 max-mini:pb-6',
          'max-mini:short:pt-5 mini:short:mt-14 mini:short:pt-13 mini:short:pb-6',
          buttonSizes['form'],
        )}
      >
        <Pip
          mood={mood ?? (typing ? 'nestlook' : 'nest')}
          size={148}
          animated
          className="absolute -top-24.5 left-1/2 -translate-x-1/2 max-mini:short:hidden"
        />
        <h1 className="text-center text-32 max-mini:text-26">{title}</h1>
        {text != null && <p className="mt-1 text-center text-ink-2">{text}</p>}
        <div className="mt-5 max-mini:mt-4">{children}</div>
      </main>
    </AuthFrame>
  );
}

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
