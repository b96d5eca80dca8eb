import { useEffect, useRef, useState, type ReactNode } from 'react';
import { Avatar } from '@/components/ui/avatar';
import { ToastPlace } from '@/components/ui/toast-place';
import { useOnScreen } from '../progress/use-on-screen';
import { Purse } from './purse';

/** A name of more letters takes a smaller size, one of many more the smallest. */
const LONG = 12;
const VERY_LONG = 20;

function sizeOf(title: string): 'long' | 'very-long' | undefined {
  if (title.length > VERY_LONG) return 'very-long';
  return title.length > LONG ? 'long' : undefined;
}

/**
 * Who is home, and what is in the purse. `children` are keys beside it. It stays in view when the page is scrolled, and
 * the greeting's place is that of notifications: whatever was pressed, the answer is seen and covers nothing.
 */
export function DashboardHead({
  kid,
  stars,
  title = `Hi ${kid.name}!`,
  children,
}: {
  kid: { name: string; avatarColor: string };
  stars: number;
  title?: string;
  children?: ReactNode;
}) {
  const heading = useRef<HTMLHeadingElement>(null);
  const [above, setAbove] = useState<HTMLElement | null>(null);
  const scrolled = !useOnScreen(above);
  // The page that was left took the focus with it: the next Tab starts here.
  useEffect(() => {
    if (document.activeElement === document.body) heading.current?.focus({ preventScroll: true });
  }, []);
  return (
    <>
      <div ref={setAbove} className="kid-head-above" aria-hidden />
      <header className="kid-head" data-scrolled={scrolled || undefined}>
        <Avatar name={kid.name} color={kid.avatarColor} size={84} nest />
        <ToastPlace beside className="kid-greeting">
          <h1 ref={heading} tabIndex={-1} data-size={sizeOf(title)}>
            {title}
          </h1>
        </ToastPlace>
        <div className="kid-head-end">
          <Purse stars={stars} />
          {children}
        </div>
      </header>
    </>
  );
}
