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

/** A card with Pip's nest on its edge. Pip watches while the user types. */
export function AuthCard({
  title,
  text,
  mood,
  children,
}: {
  title: string;
  text: ReactNode;
  mood?: PipMood;
  children: ReactNode;
}) {
  const typing = useTyping();
  return (
    <AuthFrame>
      <main
        className={clsx(
          'relative m-auto mt-[max(96px,12vh)] w-[min(440px,100%)] rounded-xl bg-surface px-[clamp(18px,6vw,32px)] pt-16 pb-8 shadow-float',
          buttonSizes['form'],
        )}
      >
        <Pip
          mood={mood ?? (typing ? 'nestlook' : 'nest')}
          size={148}
          animated
          className="absolute -top-24.5 left-1/2 -translate-x-1/2"
        />
        <h1 className="text-center text-32">{title}</h1>
        <p className="mt-1 mb-5 text-center text-ink-2">{text}</p>
        {children}
      </main>
    </AuthFrame>
  );
}
