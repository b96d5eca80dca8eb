import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { Link } from 'wouter';

const tones = {
  ok: 'bg-ok-soft text-ok',
  reward: 'bg-treat-soft text-treat-text',
  info: 'bg-info-soft text-info',
  lagoon: 'bg-lagoon-soft text-lagoon-text',
};

export function ActionCard({
  href,
  tone,
  title,
  text,
  children,
}: {
  href: string;
  tone: keyof typeof tones;
  title: string;
  text?: string;
  children: ReactNode;
}) {
  return (
    <Link
      href={href}
      className={clsx(
        'grid content-start rounded-lg bg-surface text-ink no-underline shadow-card transition-[translate,box-shadow] duration-(--dur-ui) ease-out hover:-translate-y-0.5 hover:shadow-float',
        text === undefined ? 'gap-2.5 p-4' : 'grid-cols-[auto_1fr] items-center gap-4 p-4.5',
      )}
    >
      <span className={clsx('grid size-11 place-items-center rounded-md *:size-6', tones[tone])} aria-hidden>
        {children}
      </span>
      <span className="min-w-0">
        <b className="block font-display text-16 leading-tight font-semibold">{title}</b>
        {text !== undefined && <span className="mt-0.5 block text-14 leading-snug text-ink-2">{text}</span>}
      </span>
    </Link>
  );
}
