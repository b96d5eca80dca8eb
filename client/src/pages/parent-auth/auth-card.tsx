import { ArrowLeft } from 'lucide-react';
import { useEffect, useState, type ReactNode } from 'react';
import { Link } from 'wouter';
import { Pip } from '@/components/art/pip';
import { Backdrop } from '@/components/ui/backdrop';
import { ThemeButton } from '@/components/ui/theme-button';
import { t } from '@/lib/messages';
import { paths } from '@/lib/paths';

/** Whether the cursor is in a text field. */
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

/** A card in front of the sky, with Pip's nest on its edge; Pip watches while somebody types. */
export function AuthCard({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  const typing = useTyping();
  return (
    <Backdrop time="noon">
      <div className="wrap flex min-h-dvh flex-col items-center py-4">
        <header className="flex w-full justify-between">
          <Link
            href={paths.landing}
            className="inline-flex min-h-11 items-center gap-2 rounded-md ps-3 pe-4 font-display text-16 leading-none font-semibold hover:bg-sky-hover"
          >
            <ArrowLeft size={20} className="rtl:-scale-x-100" />
            {t('auth.home')}
          </Link>
          <ThemeButton />
        </header>
        <main className="relative m-auto mt-[max(96px,12vh)] w-[min(440px,100%)] rounded-xl bg-surface px-[clamp(18px,6vw,32px)] pt-16 pb-8 shadow-float [--button-h:52px] [--button-radius:16px] [--button-text:17px] [--lip:4px]">
          <Pip
            mood={typing ? 'nestlook' : 'nest'}
            size={148}
            animated
            className="absolute -top-24.5 left-1/2 -translate-x-1/2"
          />
          <h1 className="text-center text-32">{title}</h1>
          <p className="mt-1 mb-5 text-center text-ink-2">{text}</p>
          {children}
        </main>
      </div>
    </Backdrop>
  );
}
