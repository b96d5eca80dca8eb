import { clsx } from 'clsx';
import { useEffect, useState, type ReactNode } from 'react';
import { Pip, type PipMood } from '@/components/art/pip';
import { AuthFrame } from './auth-frame';
import { buttonSizes } from '@/components/ui/button-look';

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
