import type { ReactNode } from 'react';
import { Chip } from '@/components/ui/chip';
import { Stars } from '@/components/ui/stars';
import type { StatusLook } from './status-looks';

/** One line of a day's list: drawing, name, stars, what became of it, and what was said about it. */
export function DayLine({
  picture,
  name,
  stars,
  look,
  who,
  children,
}: {
  picture: ReactNode;
  name: string;
  stars: number;
  look: StatusLook;
  /** Whose it is, where several kids are shown. */
  who?: ReactNode;
  /** Notes. */
  children?: ReactNode;
}) {
  const Icon = look.icon;
  return (
    <li className="day-line">
      {picture}
      <h3>{name}</h3>
      <Stars count={stars} />
      <span className="day-line-who">{who}</span>
      <Chip tone={look.tone}>
        <Icon />
        {look.word}
      </Chip>
      {children}
    </li>
  );
}

/** What somebody wrote beside it. */
export function DayNote({ by, text }: { by: string; text: string }) {
  return (
    <p className="day-note">
      <b>{by}</b> {text}
    </p>
  );
}
