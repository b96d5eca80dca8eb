import { useEffect, useRef, type ReactNode } from 'react';
import { Avatar } from '@/components/ui/avatar';
import { Purse } from './purse';

/** Who is home, and what is in the purse. `children` are keys beside it. */
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
  // The page that was left took the focus with it: the next Tab starts here.
  useEffect(() => {
    if (document.activeElement === document.body) heading.current?.focus({ preventScroll: true });
  }, []);
  return (
    <header className="kid-head">
      <Avatar name={kid.name} color={kid.avatarColor} size={84} nest />
      <h1 ref={heading} tabIndex={-1}>
        {title}
      </h1>
      <div className="kid-head-end">
        <Purse stars={stars} />
        {children}
      </div>
    </header>
  );
}
