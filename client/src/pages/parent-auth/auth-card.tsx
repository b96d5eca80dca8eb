import { ArrowLeft } from 'lucide-react';
import { useEffect, useState, type ReactNode } from 'react';
import { Link } from 'wouter';
import { Pip } from '@/components/art/pip';
import { Backdrop } from '@/components/ui/backdrop';
import { ThemeButton } from '@/components/ui/theme-button';
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

/** A card on the noon scene with Pip's nest on its edge; Pip looks on while somebody types. */
export function AuthCard({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  const typing = useTyping();
  return (
    <Backdrop time="noon">
      <div className="wrap flex min-h-dvh flex-col items-center py-4">
        <header className="flex w-full justify-between">
          <Link href={paths.landing} className="auth-back">
            <ArrowLeft size={20} />
            Home
          </Link>
          <ThemeButton className="theme-corner" />
        </header>
        <main className="auth-card">
          <Pip mood={typing ? 'nestlook' : 'nest'} size={148} animated className="auth-pip" />
          <h1 className="text-center text-32">{title}</h1>
          <p className="mt-1 mb-5 text-center text-ink-2">{text}</p>
          {children}
        </main>
      </div>
    </Backdrop>
  );
}
